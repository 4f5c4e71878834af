import { namesOf } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { floralElegance as definition } from '#domain/templates/floral-elegance.ts';
import { namesSize } from '#renderer/view/parts/names/name-shape.ts';
import {
  box,
  CARD_SIZE,
  joined,
  rise,
  said,
  setNames,
  TWO_LINES,
  WHOLE_CARD,
} from './card-nodes.ts';
import type { CardNode, CardStyle, Preload, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The media query at which the style sheet switches to the large wreath. */
const WIDE = '(min-width: 48rem) and (min-height: 30rem)';
const SPRAY = 'corner.webp';
const SPRAY_SIZE = 400;
/** Font sizes of the names on the card, in pixels: between the sprays. */
const ROW = { holds: 18, room: 2200, least: 34, most: 150 };
const COLUMN = { room: 1900, least: 34, most: 88 };
/** Letters that Great Vibes lacks; it has Cyrillic ones. */
const BROADER = /\p{Script=Greek}/u;
/** Widest line below the names, in pixels: beside the lower spray, which is wider further down. */
const FACTS_WIDTH = { row: 700, column: 600 };

export const floralElegance: Stationery = {
  paper: colors.background,
  namesFace: 'Great Vibes',
  art: [SPRAY],
  preloads,
  socialCard,
};

/** Returns the wreath, unless the names are too long to have one around them. */
function preloads({ couple }: WeddingData): readonly Preload[] {
  if (['xl', 'xxl'].includes(namesSize(namesOf(couple)))) return [];
  return [
    { as: 'image', file: 'art/wreath-sketch.webp', media: `not all and ${WIDE}` },
    { as: 'image', file: 'art/wreath.webp', media: WIDE },
  ];
}

/** Draws a fine rule, sprays in two corners, and the names as large as they fit. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = said([bride, groom]);
  const { flexDirection, size } = setNames(names, ROW, COLUMN, BROADER);
  const and = script('&', { fontSize: size * 0.7, color: colors.accent, marginInline: 28 });
  const lead = names.length > 0 ? 'You are invited to the wedding of' : 'You are warmly invited';
  return box({ ...CARD_SIZE, backgroundColor: colors.background, color: colors.text }, [
    box({ position: 'absolute', inset: 26, border: `2px solid ${colors.accent}88` }, []),
    spray({ left: -14, top: -14 }),
    spray({ right: -14, bottom: -14, transform: 'rotate(180deg)' }),
    box(WHOLE_CARD, [
      line(lead, { fontSize: names.length > 0 ? 34 : 64, color: colors.textLight }),
      box(
        { flexDirection, marginTop: 10 + rise(names, size), maxWidth: 1000 },
        joined(names, and, (name) =>
          script(name, { fontSize: size, color: colors.primary, maxWidth: 1000 }),
        ),
      ),
      ...said([date, place]).map((text, index) =>
        line(text, { fontSize: index === 0 ? 46 : 36, maxWidth: FACTS_WIDTH[flexDirection] }),
      ),
    ]),
  ]);
}

function line(text: string, style: CardStyle): CardNode {
  const type = { fontFamily: 'Cormorant Garamond', textAlign: 'center', lineHeight: 1.25 } as const;
  return { type: 'text', text, style: { ...type, ...TWO_LINES, ...style } };
}

function script(text: string, style: CardStyle): CardNode {
  const type = { fontFamily: 'Great Vibes', textAlign: 'center', lineHeight: 1.2 } as const;
  return { type: 'text', text, style: { ...type, ...TWO_LINES, ...style } };
}

function spray(place: CardStyle): CardNode {
  return {
    type: 'image',
    src: SPRAY,
    width: SPRAY_SIZE,
    height: SPRAY_SIZE,
    style: { position: 'absolute', width: SPRAY_SIZE, height: SPRAY_SIZE, ...place },
  };
}
