import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TemplateId } from '#domain/templates/template.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { readCardArt } from './card-art.ts';
import { readFontLibrary } from './font-library.ts';
import { SocialImages } from './social-image.ts';
import { CARD_SIZE, ground } from './stationery/card-nodes.ts';
import { floralElegance } from './stationery/floral-elegance.ts';
import { STATIONERY } from './stationery/registry.ts';
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
let fonts: Awaited<ReturnType<typeof readFontLibrary>>;
let art: Awaited<ReturnType<typeof readCardArt>>;
/** Resolves with the pixels that have ink on a changed card. */
let inked: (facts: SocialFacts, change: Change, id?: TemplateId) => Promise<boolean[]>;
beforeAll(async () => {
  art = await readCardArt(CLIENT_DIR);
  fonts = await readFontLibrary(CLIENT_DIR);
  inked = async (facts, change, id = ID) => {
    const stationery = STATIONERY[id];
    const socialCard = (its: SocialFacts) => change(stationery.socialCard(its));
    const cards = new SocialImages({ [id]: { ...stationery, socialCard } }, fonts, art);
    const card = sharp(await cards.file(id, facts).make());
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
  ['Ελευθερία Παπαδοπούλου', 'Άγγελος Ωραιόπουλος', 'Ιερός Ναός Αγίου Γεωργίου'],
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
  ['Екатерина Воскресенская', 'Александр Щербаков', 'Грибоедовский дворец'],
  ['Ελευθερία Παπαδοπούλου', 'Άγγελος Ωραιόπουλος', 'Ιερός Ναός Αγίου Γεωργίου'],
  ['Μαρία', 'Αλέξανδρος', 'Αθήνα'],
])('all words are within the frame of a preview card: %s & %s, %s', async (bride, groom, place) => {
  const facts = { bride, groom, date: 'September 28, 2027', place };
  const words = await inked(facts, (card) => filtered(card, isWords), 'vintage-fairytale');
  expect(words.filter(Boolean).length).toBeGreaterThan(5_000);
  expect(firstRow(words)).toBeGreaterThan(60);
  expect(lastRow(words)).toBeLessThan(CARD_SIZE.height - 60);
});

it.each([
  ['floral-elegance', 'ليلى', 'أحمد'],
  ['floral-elegance', '王小明', '李美丽'],
  ['floral-elegance', 'Ophelia', 'Tobias'],
  ['floral-elegance', 'Ánh', 'Özge'],
  ['vintage-fairytale', 'Ophelia', 'Georgy'],
  ['vintage-fairytale', 'Ánh', 'Özge'],
] as const)('no letter of a name is at another line of %s: %s & %s', async (id, bride, groom) => {
  const facts = { bride, groom, date: 'June 12, 2027', place: '' };
  const textOf = (pattern: RegExp) => {
    const isIt: Filter = (node) => node.type === 'text' && pattern.test(node.text);
    return inked(facts, (card) => unseen(filtered(card, isWords), isIt), id);
  };
  const lead = await textOf(/^You are|^Once/);
  const names = await textOf(new RegExp(`^(?:${bride}|${groom})$`));
  const date = await textOf(/^June/);
  for (const part of [lead, names, date]) {
    expect(part.filter(Boolean).length).toBeGreaterThan(1_000);
  }
  expect(firstRow(names) - lastRow(lead)).toBeGreaterThan(5);
  expect(names.filter((isInked, pixel) => isInked && date[pixel])).toHaveLength(0);
});

describe.each(['floral-elegance', 'vintage-fairytale', 'serene-lens'] as const)(
  'names beside each other on a preview card of %s',
  (id) => {
    /** Resolves with the height in pixels of the ink of both names, or of the one given. */
    const heightOf = async (bride: string, groom: string, name?: string) => {
      const measured = name === undefined ? [bride, groom] : [name];
      const isName: Filter = (node) => node.type === 'text' && measured.includes(node.text);
      const names = await inked(
        { bride, groom, date: '', place: '' },
        (card) => unseen(filtered(card, isWords), isName),
        id,
      );
      return lastRow(names) - firstRow(names);
    };

    it.each([
      ['Anna Maria', 'Jan'],
      ['Renée', 'José Ömer'],
      ['Mary Ann', 'John Paul'],
      ['Anna', 'Mohamad Amin'],
    ])('take one line: %s & %s', async (bride, groom) => {
      const inOneWord = await heightOf(bride.replace(' ', ''), groom.replace(' ', ''));
      expect(await heightOf(bride, groom)).toBeLessThan(1.4 * inOneWord);
    });

    it('are whole with broad initials', async () => {
      const inOneWord = await heightOf('EmmaW.', 'WilliamM.', 'WilliamM.');
      expect(await heightOf('Emma W.', 'William M.', 'William M.')).toBeLessThan(1.4 * inOneWord);
    });
  },
);

it('a place is written in its own script below names in another', async () => {
  const wordsAt = (place: string) =>
    inked({ bride: 'Ophelia', groom: 'Tobias', date: '', place }, (card) =>
      filtered(card, isWords),
    );
  const [one, another] = [await wordsAt('京都御苑'), await wordsAt('奈良公園')];
  expect(one.some((isInked, pixel) => isInked !== another[pixel])).toBe(true);
});

it('letters that a card’s own faces lack are set in a face for reading, not in a script', async () => {
  const id = 'serene-lens';
  const facts = { bride: 'Nguyễn Thị Ánh Tuyết', groom: 'Bo', date: '', place: '' };
  const withoutScripts = new Map(fonts);
  for (const script of ['Great Vibes', 'Pinyon Script']) withoutScripts.delete(script);
  const [all, readable] = await Promise.all(
    [fonts, withoutScripts].map(async (its) => {
      const cards = new SocialImages({ [id]: STATIONERY[id] }, its, art);
      return Buffer.from(await cards.file(id, facts).make());
    }),
  );
  expect(all?.equals(readable ?? Buffer.of())).toBe(true);
});

it('a card is the same after cards in other faces', async () => {
  const [fresh, used] = [1, 2].map(() => new SocialImages(STATIONERY, fonts, art));
  // Marcellus has no Arabic letters: another face of the template sets them.
  const facts = { bride: 'فاطمة', groom: 'Bo', date: '', place: '' };
  await used?.file(ID, { ...facts, bride: '王小明' }).make();
  const cards = [fresh, used].map((its) => its?.file('islamic-serenity', facts).make());
  const [one, other] = await Promise.all(cards);
  expect(Buffer.compare(Buffer.from(one ?? []), Buffer.from(other ?? []))).toBe(0);
});

it('a card has another name when any of its texts is another, and the same otherwise', () => {
  const cards = new SocialImages({ [ID]: floralElegance }, fonts, new Map());
  const facts = { bride: 'Ada', groom: 'Bo', date: 'June 19, 2027', place: 'Wrenfield House' };
  const nameOf = (change: Partial<SocialFacts>) => cards.file(ID, { ...facts, ...change }).name;
  const names = [{}, { bride: 'Eve' }, { groom: 'Eve' }, { date: 'Eve' }, { place: 'Eve' }].map(
    nameOf,
  );
  expect(new Set(names).size).toBe(5);
  expect(nameOf({})).toBe(names[0]);
});

it.each([
  ['Ada', 'Great Vibes', true],
  ['Ada', 'Noto Serif SC', false],
  ['小明', 'Noto Serif SC', true],
])('the card of %s has another name when %s has changed: %s', (bride, family, hasAnother) => {
  const changed = (fonts.get(family) ?? []).map((part) => ({ ...part, hash: 'another' }));
  const [before, after] = [fonts, new Map(fonts).set(family, changed)].map((its) => {
    const cards = new SocialImages({ [ID]: floralElegance }, its, new Map());
    return cards.file(ID, { bride, groom: 'Bo', date: '', place: '' }).name;
  });
  expect(after !== before).toBe(hasAnother);
});

it('a card of a picture that hardly compresses is small enough for WhatsApp to show', async () => {
  const random = seededRandom(3);
  const { width, height } = CARD_SIZE;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => random(90));
  const data = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const noise = new Map([[ID, { pictures: [{ src: 'noise', data }], version: '' }]]);
  const stationery = { ...floralElegance, socialCard: () => ground('noise') };
  const facts = { bride: 'Ada', groom: 'Bo', date: '', place: '' };
  const card = await new SocialImages({ [ID]: stationery }, fonts, noise).file(ID, facts).make();
  expect(card.length).toBeLessThanOrEqual(300_000);
});
