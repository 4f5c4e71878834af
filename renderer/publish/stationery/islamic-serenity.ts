import { islamicSerenity as definition } from '#domain/templates/islamic-serenity.ts';
import {
  box,
  CARD_SIZE,
  ground,
  joined,
  longestOf,
  said,
  sizeOf,
  TWO_LINES,
} from './card-nodes.ts';
import type { CardNode, CardStyle, Preload, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The whole card without its words. */
const GROUND = 'card.svg';

/** Sets the greeting. If it comes late, the fallback stays (`optional`), so that no words move. */
const VERSE_FACE: Preload = { as: 'font', file: 'fonts/amiri-verse.woff2' };

/** Positioned, to lie above the ground. */
const INSIDE_ARCH: CardStyle = {
  position: 'absolute',
  left: 330,
  top: 130,
  width: 540,
  height: 500,
};
/** Font size of the names, in pixels, at which both stay within the arch. */
const NAMES = { room: 900, least: 30, most: 84 };

export const islamicSerenity: Stationery = {
  paper: colors.primary,
  namesFace: 'Amiri',
  preloads: () => [VERSE_FACE],
  art: [GROUND],
  socialCard,
};

/** Draws the words in the arch, the names one below the other and as large as they fit. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = said([bride, groom]);
  const size = sizeOf(longestOf(names), NAMES);
  const and = line('&', { fontSize: 36, lineHeight: 1.1, color: colors.accent });
  const words = [
    line('Walimatul Urs', {
      fontSize: names.length > 0 ? 28 : 56,
      letterSpacing: 4,
      color: colors.accent,
    }),
    ...joined(names, and, (name) => line(name, { fontSize: size, color: colors.primary })),
    ...said([date, place]).map((text, index) =>
      line(text, {
        fontSize: index === 0 ? 32 : 27,
        marginTop: index === 0 ? 18 : 2,
        ...(index === 0 ? {} : { color: colors.textLight }),
      }),
    ),
  ];
  return box({ ...CARD_SIZE, backgroundColor: colors.primary, color: colors.text }, [
    ground(GROUND),
    box(INSIDE_ARCH, words),
  ]);
}

function line(text: string, style: CardStyle): CardNode {
  const type: CardStyle = {
    fontFamily: 'Marcellus, Amiri',
    textAlign: 'center',
    lineHeight: 1.25,
    maxWidth: 500,
    ...TWO_LINES,
    overflowWrap: 'anywhere',
  };
  return { type: 'text', text, style: { ...type, ...style } };
}
