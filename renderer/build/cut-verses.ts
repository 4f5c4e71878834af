import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { islamicSerenity } from '#domain/templates/islamic-serenity.ts';
import { subsetGlyphs } from './subset-glyphs.ts';

// Cuts Amiri down to the Arabic that islamic-serenity itself sets, greeting and verses:
//   node --import tsx renderer/build/cut-verses.ts
// The result is committed. The family has its own name: joined letters must come from one file, so
// names set in Amiri must not use this one. No fallback resembles it, and in another face the lines
// break elsewhere, so a face that arrives late is not used before the next visit (`optional`).

const FAMILY = 'Amiri Verse';
const ARABIC = /[\p{Script=Arabic}\p{Script=Inherited}\u06d6-\u06ed]/u;
/** Features that joined and vowelled text needs, without stylistic alternates. */
const FEATURES = ['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'curs'];
const PLACEMENT = ['kern', 'mark', 'mkmk'];
const JOINER = '\u200d';

const repository = join(import.meta.dirname, '../..');
const folder = join(repository, 'renderer/view/templates/islamic-serenity');
const source = await subsetFont(
  await readFile(
    join(repository, 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2'),
  ),
  '',
  { keepAllGlyphs: true, targetFormat: 'sfnt' },
);
const verses = islamicSerenity.sections
  .flatMap(({ defaultData }) => Object.values(defaultData ?? {}))
  .filter((text) => ARABIC.test(text));
const letters = [...new Set(verses.join(''))].filter((letter) => ARABIC.test(letter)).sort();
// Besides the verses, each letter in each of its forms: other shapers may go through other glyphs.
const forms = letters.flatMap((letter) =>
  ['', JOINER].flatMap((before) => ['', JOINER].map((after) => before + letter + after)),
);
const glyphs = new Set([...verses, ...forms].flatMap((text) => shaped(source, text).passed));
const cut = await subsetGlyphs(source, {
  characters: `${letters.join('')} `,
  glyphs,
  features: [...FEATURES, ...PLACEMENT],
});
for (const verse of verses) {
  if (shaped(cut, verse).drawing !== shaped(source, verse).drawing) {
    throw new Error(`The cut face draws this differently: ${verse}`);
  }
}
const body = await subsetFont(Buffer.from(cut), '', {
  keepAllGlyphs: true,
  targetFormat: 'woff2',
});
await writeFile(join(folder, 'fonts/amiri-verse.woff2'), body);
const range = ['U+20', ...letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)];
await writeFile(
  join(folder, 'verse-face.css'),
  `/* Made by renderer/build/cut-verses.ts. */
@font-face {
  font-family: "${FAMILY}";
  font-display: optional;
  src: url("./fonts/amiri-verse.woff2") format("woff2");
  unicode-range: ${range.join(', ')};
}
`,
);
console.log(
  `${letters.length} letters, ${glyphs.size} glyphs, ${(body.length / 1000).toFixed(1)} kB`,
);

interface Shaped {
  /** Ids of all glyphs that shaping passed through, including the final ones. */
  readonly passed: readonly number[];
  /** Outlines and positions of the final glyphs, as JSON. */
  readonly drawing: string;
}

function shaped(file: Uint8Array, text: string): Shaped {
  const font = new Font(new Face(new Blob(file.slice().buffer)));
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const passed: number[] = [];
  const note = () => {
    for (const { codepoint } of buffer.getGlyphInfos()) passed.push(codepoint);
    return true;
  };
  buffer.setMessageFunc(note);
  shape(font, buffer);
  note();
  const outlines = buffer.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint));
  return { passed, drawing: JSON.stringify([outlines, buffer.getGlyphPositions()]) };
}
