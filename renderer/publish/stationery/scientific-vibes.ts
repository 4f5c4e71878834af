import { scientificVibes as definition } from '#domain/templates/scientific-vibes.ts';
import { ISSUE, JOURNAL } from '#renderer/view/templates/scientific-vibes/journal.ts';
import { CARD_SIZE, longestOf, said } from './card-nodes.ts';
import type { CardNode, CardStyle, Preload, SocialFacts, Stationery } from './stationery.ts';

const { colors } = definition.styleVariables;
const WHITE = '#ffffff';
const FACE = 'STIX Two Text';

/** The journal's first figure. */
const FIGURE = 'figure-1.svg';
/** Sets the labels of the cover, whose other faces are inlined in the page. */
const LABELS: Preload = { as: 'font', file: 'fonts/stix-two-text-600-normal.woff2' };
/** Widths in pixels of the blue half and of the words in it. */
const HALF = 680;
const MEASURE = 568;

export const scientificVibes: Stationery = {
  paper: colors.background,
  // A face that the page already has sets the names.
  namesFace: null,
  preloads: () => [LABELS],
  art: [FIGURE],
  socialCard,
};

/** Draws the issue's cover: masthead, names and facts in white on blue, the figure beside them. */
function socialCard({ bride, groom, date, place }: SocialFacts): CardNode {
  const names = said([bride, groom]);
  const title = names.length > 0 ? names : ['You are warmly invited'];
  const words = [
    box({ width: MEASURE }, [
      line(JOURNAL, { fontSize: 38 }),
      box({ width: MEASURE, height: 4, marginTop: 12, backgroundColor: WHITE }, []),
      line(ISSUE, { fontSize: 22, letterSpacing: 2, marginTop: 12 }),
    ]),
    box(
      { width: MEASURE },
      title.map((name, index) => line(index > 0 ? `& ${name}` : name, namesStyle(title))),
    ),
    box(
      { width: MEASURE },
      said([date, place]).map((text) => line(text, { fontSize: 30 })),
    ),
  ];
  return box({ ...CARD_SIZE, flexDirection: 'row', backgroundColor: WHITE }, [
    box(
      {
        width: HALF,
        height: CARD_SIZE.height,
        padding: 56,
        justifyContent: 'space-between',
        backgroundColor: colors.primary,
        color: WHITE,
      },
      words,
    ),
    {
      type: 'image',
      src: FIGURE,
      width: 480,
      height: 270,
      style: { marginLeft: 10, marginTop: 180, width: 480, height: 270 },
    },
  ]);
}

/** Returns a style by the longest name's letters: one large line, or up to three smaller ones. */
function namesStyle(names: readonly string[]): CardStyle {
  const longest = longestOf(names) + 2;
  const onOneLine = 1050 / longest;
  if (onOneLine >= 72)
    return { fontSize: Math.min(132, onOneLine), lineHeight: 1.06, lineClamp: 1 };
  return { fontSize: Math.max(28, Math.min(72, 2000 / longest)), lineHeight: 1.12, lineClamp: 3 };
}

function box(style: CardStyle, children: CardNode[]): CardNode {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', ...style },
    children,
  };
}

function line(text: string, style: CardStyle): CardNode {
  const type: CardStyle = {
    fontFamily: FACE,
    lineHeight: 1.3,
    maxWidth: MEASURE,
    lineClamp: 1,
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  };
  return { type: 'text', text, style: { ...type, ...style } };
}
