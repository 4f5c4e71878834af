import { sereneLens as definition } from '#domain/templates/serene-lens.ts';
import type { CardNode, CardStyle, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The bay of the stock picture, cut to the card. */
const GROUND = 'card.webp';
const SIZE = { width: 1200, height: 630 };

export const sereneLens: Stationery = {
  paper: colors.background,
  accent: colors.accent,
  // The display face has these letters already.
  namesFace: null,
  art: [GROUND],
  socialCard,
};

/** The cover of the page: a picture that dissolves into mist, on which the words stand. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = [bride, groom].filter((name) => name !== '');
  const stand = namesStand(names);
  const title = names.length > 0 ? names : ['You are warmly invited'];
  const size = namesSize(title, stand);
  return box({ ...SIZE, backgroundColor: colors.background, color: colors.primary }, [
    {
      type: 'image',
      src: GROUND,
      ...SIZE,
      style: { position: 'absolute', left: 0, top: 0, ...SIZE },
    },
    box(
      {
        position: 'absolute',
        left: 0,
        top: 0,
        ...SIZE,
        paddingLeft: 64,
        paddingRight: 64,
        paddingBottom: 48,
        justifyContent: 'flex-end',
        backgroundImage: `linear-gradient(180deg, ${colors.background}00 26%, ${colors.background}f0 62%, ${colors.background})`,
      },
      [
        box({ flexDirection: stand ? 'column' : 'row', maxWidth: 1072 }, [
          ...title.flatMap((name, index) => [
            ...(index > 0
              ? [
                  line('&', {
                    fontSize: size * 0.7,
                    marginLeft: 24,
                    marginRight: 36,
                    color: colors.accent,
                  }),
                ]
              : []),
            line(name, { fontSize: size, lineHeight: 1.12 }),
          ]),
        ]),
        line([date, place].filter((text) => text !== '').join('   ·   '), {
          fontSize: 33,
          marginTop: 20,
          color: colors.text,
        }),
      ],
    ),
  ]);
}

/** True when the names stand one below the other. */
function namesStand(names: readonly string[]): boolean {
  return names.join('').length > 22;
}

/** Pixels: by the length of the line that the names make. */
function namesSize(names: readonly string[], stand: boolean): number {
  const longest = Math.max(1, ...names.map((name) => [...name].length));
  const letters = stand ? longest : [...names.join(' & ')].length;
  return Math.round(Math.min(stand ? 84 : 132, Math.max(30, 1850 / letters)));
}

function box(style: CardStyle, children: CardNode[]): CardNode {
  const centred = { display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;
  return { type: 'container', style: { ...centred, justifyContent: 'center', ...style }, children };
}

function line(text: string, style: CardStyle): CardNode {
  const type: CardStyle = {
    fontFamily: 'Marcellus',
    textAlign: 'center',
    lineHeight: 1.3,
    maxWidth: 1072,
    lineClamp: 2,
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  };
  return { type: 'text', text, style: { ...type, ...style } };
}
