import { vintageFairytale as definition } from '#domain/templates/vintage-fairytale.ts';
import type { CardNode, CardStyle, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The whole card without its words. */
const GROUND = 'card.svg';
const SIZE = { width: 1200, height: 630 };
const [TITLE, SCRIPT, TEXT] = ['Cinzel Decorative', 'Pinyon Script', 'EB Garamond'] as const;

export const vintageFairytale: Stationery = {
  paper: colors.background,
  accent: colors.accent,
  namesFace: 'Pinyon Script',
  art: [GROUND],
  socialCard,
};

/** A title page on damask: the names as large as they go. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = [bride, groom].filter((name) => name !== '');
  const stand = namesStand(names);
  const size = namesSize(names);
  return box({ ...SIZE, backgroundColor: colors.background, color: colors.text }, [
    {
      type: 'image',
      src: GROUND,
      ...SIZE,
      style: { position: 'absolute', left: 0, top: 0, ...SIZE },
    },
    box({ position: 'absolute', left: 130, top: 70, width: 940, height: 490 }, [
      line('Once Upon a Time', {
        fontFamily: `${TITLE}, ${TEXT}`,
        fontSize: names.length > 0 ? 33 : 60,
        color: colors.accent,
      }),
      box({ flexDirection: stand ? 'column' : 'row', marginTop: 6, maxWidth: 900 }, [
        ...names.flatMap((name, index) => [
          ...(index > 0
            ? [script('&', { fontSize: size * 0.66, color: colors.secondary, marginInline: 26 })]
            : []),
          script(name, { fontSize: size, color: colors.primary, maxWidth: 880 }),
        ]),
      ]),
      ...[names.length > 0 ? '' : 'You are warmly invited', date, place]
        .filter((text) => text !== '')
        .map((text, index) => line(text, { fontSize: index === 0 ? 43 : 35, maxWidth: 760 })),
    ]),
  ]);
}

/** True when the names stand one below the other. */
function namesStand(names: readonly string[]): boolean {
  return names.join('').length > 17;
}

/** Pixels: by the length of the line that the names make. */
function namesSize(names: readonly string[]): number {
  const stand = namesStand(names);
  const longest = Math.max(1, ...names.map((name) => [...name].length));
  const letters = stand ? longest : [...names.join(' & ')].length;
  return Math.round(Math.min(stand ? 100 : 140, Math.max(32, (stand ? 2200 : 2250) / letters)));
}

function box(style: CardStyle, children: CardNode[]): CardNode {
  const centred = { display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;
  return { type: 'container', style: { ...centred, justifyContent: 'center', ...style }, children };
}

function line(text: string, style: CardStyle): CardNode {
  const type = { fontFamily: TEXT, textAlign: 'center', lineHeight: 1.25 } as const;
  return { type: 'text', text, style: { ...type, ...clamped(2), ...style } };
}

function script(text: string, style: CardStyle): CardNode {
  const type = { fontFamily: `${SCRIPT}, ${TEXT}`, textAlign: 'center', lineHeight: 1.15 } as const;
  return { type: 'text', text, style: { ...type, ...clamped(2), ...style } };
}

function clamped(lines: number): CardStyle {
  return { lineClamp: lines, textOverflow: 'ellipsis' };
}
