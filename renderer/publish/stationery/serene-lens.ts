import { sereneLens as definition } from '#domain/templates/serene-lens.ts';
import {
  box,
  CARD_SIZE,
  ground,
  joined,
  said,
  setNames,
  TWO_LINES,
  WHOLE_CARD,
} from './card-nodes.ts';
import type { CardNode, CardStyle, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
/** The bay of the stock picture, cropped to the card. */
const GROUND = 'card.webp';
/** Font sizes of the names, in pixels. */
const ROW = { holds: 22, room: 1850, least: 30, most: 132 };
const COLUMN = { room: 1850, least: 30, most: 84 };

export const sereneLens: Stationery = {
  paper: colors.background,
  // A face that the page already has sets the names.
  namesFace: null,
  art: [GROUND],
  socialCard,
};

/** Draws the page's cover: a picture that fades into mist, with the words on the mist. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = said([bride, groom]);
  const title = names.length > 0 ? names : ['You are warmly invited'];
  const { flexDirection, size } = setNames(title, ROW, COLUMN);
  const and = line('&', {
    fontSize: size * 0.7,
    marginLeft: 24,
    marginRight: 36,
    color: colors.accent,
  });
  return box({ ...CARD_SIZE, backgroundColor: colors.background, color: colors.primary }, [
    ground(GROUND),
    box(
      {
        ...WHOLE_CARD,
        paddingLeft: 64,
        paddingRight: 64,
        paddingBottom: 48,
        justifyContent: 'flex-end',
        backgroundImage: `linear-gradient(180deg, ${colors.background}00 26%, ${colors.background}f0 62%, ${colors.background})`,
      },
      [
        box(
          { flexDirection, maxWidth: 1072 },
          joined(title, and, (name) => line(name, { fontSize: size, lineHeight: 1.12 })),
        ),
        line(said([date, place]).join('   ·   '), {
          fontSize: 33,
          marginTop: 20,
          color: colors.text,
        }),
      ],
    ),
  ]);
}

function line(text: string, style: CardStyle): CardNode {
  const type: CardStyle = {
    fontFamily: 'Marcellus',
    textAlign: 'center',
    lineHeight: 1.3,
    maxWidth: 1072,
    ...TWO_LINES,
    overflowWrap: 'anywhere',
  };
  return { type: 'text', text, style: { ...type, ...style } };
}
