import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { islamicSerenity } from '#domain/templates/islamic-serenity.ts';

// Cuts Amiri to the Arabic that islamic-serenity itself sets, greeting and verses:
//   node --import tsx renderer/build/cut-verses.ts
// The result is committed. The family has a name of its own: joined letters must come from one
// file, so that names that are set in Amiri never share it.

const FAMILY = 'Amiri Verse';
const ARABIC = /[\p{Script=Arabic}\p{Script=Inherited}\u06d6-\u06ed]/u;
/** What joined and vowelled text needs; without stylistic alternates. */
const FEATURES = ['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'curs'];
const PLACEMENT = ['kern', 'mark', 'mkmk'];

const repository = join(import.meta.dirname, '../..');
const folder = join(repository, 'renderer/view/templates/islamic-serenity');
const source = await readFile(
  join(repository, 'node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2'),
);
const texts = islamicSerenity.sections.flatMap(({ defaultData }) =>
  Object.values(defaultData ?? {}),
);
const letters = [...new Set(texts.join(''))].filter((letter) => ARABIC.test(letter)).sort();
const body = await subsetFont(source, `${letters.join('')} `, {
  targetFormat: 'woff2',
  keepFeatures: [...FEATURES, ...PLACEMENT],
  noHinting: true,
});
await writeFile(join(folder, 'fonts/amiri-verse.woff2'), body);
const range = ['U+20', ...letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)];
await writeFile(
  join(folder, 'verse-face.css'),
  `/* Made by renderer/build/cut-verses.ts. */
@font-face {
  font-family: "${FAMILY}";
  font-display: swap;
  src: url("./fonts/amiri-verse.woff2") format("woff2");
  unicode-range: ${range.join(', ')};
}
`,
);
console.log(`${letters.length} letters, ${(body.length / 1000).toFixed(1)} kB`);
