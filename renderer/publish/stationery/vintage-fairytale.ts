import { vintageFairytale as definition } from '#domain/templates/vintage-fairytale.ts';
import { box, CARD_SIZE, ground, joined, rise, said, setNames, TWO_LINES } from './card-nodes.ts';
import type { CardNode, CardStyle, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The whole card without its words. */
const GROUND = 'card.svg';
const [TITLE, SCRIPT, TEXT] = ['Cinzel Decorative', 'Pinyon Script', 'EB Garamond'] as const;
/** Font sizes of the names, in pixels. */
const ROW = { holds: 18, room: 2000, least: 32, most: 140 };
const COLUMN = { room: 2200, least: 32, most: 100 };
/** Letters that Pinyon Script lacks and EB Garamond has. */
const BROADER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

export const vintageFairytale: Stationery = {
  paper: colors.background,
  namesFace: 'Pinyon Script',
  art: [GROUND],
  socialCard,
};

/** Draws a title page on damask, the names as large as they fit. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = said([bride, groom]);
  const { flexDirection, size } = setNames(names, ROW, COLUMN, BROADER);
  const and = script('&', { fontSize: size * 0.66, color: colors.secondary, marginInline: 26 });
  return box({ ...CARD_SIZE, backgroundColor: colors.background, color: colors.text }, [
    ground(GROUND),
    box({ position: 'absolute', left: 100, top: 70, width: 1000, height: 490 }, [
      line('Once Upon a Time', {
        fontFamily: `${TITLE}, ${TEXT}`,
        fontSize: names.length > 0 ? 33 : 60,
        color: colors.accent,
      }),
      box(
        {
          flexDirection,
          marginTop: 6 + rise(names, size),
          marginBottom: 0.1 * size,
          maxWidth: 1000,
        },
        joined(names, and, (name) =>
          script(name, { fontSize: size, color: colors.primary, maxWidth: 880 }),
        ),
      ),
      ...said([names.length > 0 ? '' : 'You are warmly invited', date, place]).map((text, index) =>
        line(text, { fontSize: index === 0 ? 43 : 35, maxWidth: 760 }),
      ),
    ]),
  ]);
}

function line(text: string, style: CardStyle): CardNode {
  const type = { fontFamily: TEXT, textAlign: 'center', lineHeight: 1.25 } as const;
  return { type: 'text', text, style: { ...type, ...TWO_LINES, ...style } };
}

function script(text: string, style: CardStyle): CardNode {
  const type = { fontFamily: `${SCRIPT}, ${TEXT}`, textAlign: 'center', lineHeight: 1.15 } as const;
  return { type: 'text', text, style: { ...type, ...TWO_LINES, ...style } };
}
