import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readCardArt } from './card-art.ts';
import { readFontLibrary } from './font-library.ts';
import { SocialImages } from './social-image.ts';
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

/** Resolves with the pixels that have ink on a card with only the nodes that pass. */
let inked: (facts: SocialFacts, passes: Filter) => Promise<boolean[]>;
beforeAll(async () => {
  const [fonts, art] = await Promise.all([readFontLibrary(CLIENT_DIR), readCardArt(CLIENT_DIR)]);
  inked = async (facts, passes) => {
    const socialCard = (its: SocialFacts) => filtered(floralElegance.socialCard(its), passes);
    const cards = new SocialImages({ [ID]: { ...floralElegance, socialCard } }, fonts, art);
    const card = sharp(await cards.file(ID, facts).make());
    const greys = await card.greyscale().raw().toBuffer();
    return [...greys].map((grey) => grey < LIGHTEST_INK);
  };
});

const LONG_PLACE = 'The Grand Assembly Hall of the Old University';

it.each([
  ['Ophelia', 'Tobias', 'Wrenfield House'],
  ['Ophelia', 'Tobias', LONG_PLACE],
  ['Alexandrina', 'Konstantin', LONG_PLACE],
  ['Maximiliana-Alexandra', 'Bartholomew-Christopher', LONG_PLACE],
  ['إيمان الزهراء بنت عبد الله', 'أحمد عبد الرحمن', LONG_PLACE],
])('a preview card has no flowers on its words: %s & %s, %s', async (bride, groom, place) => {
  const facts = { bride, groom, date: 'September 28, 2027', place };
  const [words, flowers] = [await inked(facts, isWords), await inked(facts, isFlower)];
  for (const part of [words, flowers]) {
    expect(part.filter(Boolean).length).toBeGreaterThan(5_000);
  }
  expect(words.filter((isInked, pixel) => isInked && flowers[pixel])).toHaveLength(0);
});
