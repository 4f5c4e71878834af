import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readCardArt } from './card-art.ts';
import { readFontLibrary } from './font-library.ts';
import { SocialImages } from './social-image.ts';
import { CARD_SIZE } from './stationery/card-nodes.ts';
import { floralElegance } from './stationery/floral-elegance.ts';
import type { CardNode, SocialFacts } from './stationery/stationery.ts';

const CLIENT_DIR = 'dist/renderer';
const ID = 'floral-elegance';
/** Greys of paper are lighter, those of ink and of most petals and leaves are darker. */
const LIGHTEST_INK = 210;

type Filter = (node: CardNode) => boolean;
const isFlower: Filter = ({ type }) => type === 'image';
const isWords: Filter = (node) =>
  node.type === 'text' || (node.type === 'container' && node.children.some(isWords));

/** Returns the card without the nodes that do not pass. */
const filtered = (node: CardNode, passes: Filter): CardNode =>
  node.type === 'container'
    ? {
        ...node,
        children: node.children.filter(passes).map((child) => filtered(child, passes)),
      }
    : node;

/** Returns the card with all texts in their places, but none to be seen that does not pass. */
const unseen = (node: CardNode, passes: Filter): CardNode => {
  if (node.type === 'container') {
    return { ...node, children: node.children.map((child: CardNode) => unseen(child, passes)) };
  }
  return passes(node) ? node : { ...node, style: { ...node.style, opacity: 0 } };
};

type Change = (card: CardNode) => CardNode;
/** Resolves with the pixels that have ink on a changed card. */
let inked: (facts: SocialFacts, change: Change) => Promise<boolean[]>;
beforeAll(async () => {
  const [fonts, art] = await Promise.all([readFontLibrary(CLIENT_DIR), readCardArt(CLIENT_DIR)]);
  inked = async (facts, change) => {
    const socialCard = (its: SocialFacts) => change(floralElegance.socialCard(its));
    const cards = new SocialImages({ [ID]: { ...floralElegance, socialCard } }, fonts, art);
    const card = sharp(await cards.file(ID, facts).make());
    const greys = await card.greyscale().raw().toBuffer();
    return [...greys].map((grey) => grey < LIGHTEST_INK);
  };
});

const firstRow = (pixels: readonly boolean[]) => Math.floor(pixels.indexOf(true) / CARD_SIZE.width);
const lastRow = (pixels: readonly boolean[]) =>
  Math.floor(pixels.lastIndexOf(true) / CARD_SIZE.width);

const LONG_PLACE = 'The Grand Assembly Hall of the Old University';

it.each([
  ['Ophelia', 'Tobias', 'Wrenfield House'],
  ['Ophelia', 'Tobias', LONG_PLACE],
  ['Alexandrina', 'Konstantin', LONG_PLACE],
  ['Maximiliana-Alexandra', 'Bartholomew-Christopher', LONG_PLACE],
  ['إيمان الزهراء بنت عبد الله', 'أحمد عبد الرحمن', LONG_PLACE],
  ['王小明', '李美丽', LONG_PLACE],
  ['さくら', '鈴木健太郎', LONG_PLACE],
])('a preview card has no flowers on its words: %s & %s, %s', async (bride, groom, place) => {
  const facts = { bride, groom, date: 'September 28, 2027', place };
  const words = await inked(facts, (card) => filtered(card, isWords));
  const flowers = await inked(facts, (card) => filtered(card, isFlower));
  for (const part of [words, flowers]) {
    expect(part.filter(Boolean).length).toBeGreaterThan(5_000);
  }
  expect(words.filter((isInked, pixel) => isInked && flowers[pixel])).toHaveLength(0);
});

it.each([
  ['ليلى', 'أحمد'],
  ['王小明', '李美丽'],
  ['Ophelia', 'Tobias'],
])('no letter of a name is on the line above: %s & %s', async (bride, groom) => {
  const facts = { bride, groom, date: '', place: '' };
  const isName: Filter = (node) => node.type === 'text' && [bride, groom].includes(node.text);
  const isLead: Filter = (node) => node.type === 'text' && node.text.startsWith('You are');
  const names = await inked(facts, (card) => unseen(filtered(card, isWords), isName));
  const lead = await inked(facts, (card) => unseen(filtered(card, isWords), isLead));
  for (const part of [names, lead]) {
    expect(part.filter(Boolean).length).toBeGreaterThan(1_000);
  }
  expect(lastRow(lead)).toBeLessThan(firstRow(names));
});
