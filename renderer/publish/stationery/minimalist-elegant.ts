import { minimalistElegant as definition } from '#domain/templates/minimalist-elegant.ts';
import { faceOf } from '#renderer/view/templates/minimalist-elegant/names.tsx';
import { box, CARD_SIZE, joined, longestOf, said } from './card-nodes.ts';
import type { CardNode, CardStyle, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
const TABLE = '#efedea';

export const minimalistElegant: Stationery = {
  paper: colors.background,
  // A face that the page already has sets the names.
  namesFace: null,
  socialCard,
};

/** Lets long names take several lines, even a single word of 200 letters. */
const WRAPPED = { maxWidth: 940, overflowWrap: 'anywhere', textWrap: 'balance' } as const;

/** Draws the folded card on its table, seen from the front. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = said([bride, groom]);
  const size = namesSize(names);
  const and = line('&', {
    fontFamily: 'Italiana',
    fontSize: Math.max(34, size * 0.5),
    color: colors.accent,
  });
  return box({ ...CARD_SIZE, backgroundColor: TABLE, color: colors.text }, [
    box(
      {
        width: 1064,
        height: 518,
        padding: 48,
        backgroundColor: colors.background,
        backgroundImage:
          'linear-gradient(90deg, rgba(43,45,47,0.10), rgba(43,45,47,0.02) 14px, rgba(43,45,47,0) 60px)',
        boxShadow: '0 24px 60px rgba(43,45,47,0.14)',
      },
      [
        line("YOU'RE INVITED", {
          fontSize: 22,
          letterSpacing: 6,
          color: colors.textLight,
          marginBottom: 30,
        }),
        ...joined(names, and, (name) =>
          line(name, { ...typeOf(name, size), lineHeight: 1.08, ...WRAPPED }),
        ),
        line(said([date, place]).join('   ·   '), { marginTop: 34, fontSize: 30 }),
      ],
    ),
  ]);
}

/** Font size in pixels by the longest name's letters: one large line up to several small ones. */
const SIZES: readonly (readonly [letters: number, size: number])[] = [
  [16, 112],
  [24, 78],
  [60, 52],
];
const SMALLEST = 26;

function namesSize(names: readonly string[]): number {
  const longest = longestOf(names);
  return SIZES.find(([letters]) => longest <= letters)?.[1] ?? SMALLEST;
}

/** Returns the face that has all letters of a name, as on the page: Jost is the broader one. */
function typeOf(name: string, size: number): CardStyle {
  return faceOf(name) === 'display'
    ? { fontFamily: 'Italiana', fontSize: size }
    : { fontFamily: 'Jost', fontSize: Math.max(SMALLEST, Math.round(0.86 * size)) };
}

function line(text: string, style: CardStyle): CardNode {
  return { type: 'text', text, style: { fontFamily: 'Jost', textAlign: 'center', ...style } };
}
