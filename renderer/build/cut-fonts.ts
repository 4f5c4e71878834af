import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { INLINED_MARK } from '../publish/first-faces.ts';
import { parseRanges } from '../publish/font-library.ts';
import { RARE_SIGNS } from '../publish/letter-faces.ts';
import { faceHead, fallbackFaces } from './fallback-faces.ts';
import { averageWidth, namesWidth, readFontMetrics } from './font-metrics.ts';
import { smallFile, TEMPLATE_FACES, type TemplateFace } from './template-faces.ts';

// Makes the text faces of the templates: node --import tsx renderer/build/cut-fonts.ts
// Each face gets a small file with the characters of English pages, one with the rest of its Latin
// subset, the package's own files for other letters (fetched only when a page needs them), and
// fallbacks with the same metrics. Run `npx biome check --write` before committing the results.

/**
 * ASCII without its rare signs, the typographic marks of English text, and the cross that closes a
 * card.
 */
const COMMON = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((sign) => !RARE_SIGNS.includes(sign))
  .join('')}\u00a0·×–—‘’“”…`;
/** What styles ask for (`font-variant-numeric`), and what text needs. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'lnum'];
/** The axes of a variable font, for menus of styles. */
const UNUSED_TABLES = ['STAT'];
/** Subsets with other Latin letters, and Cyrillic. */
const OTHER_SUBSETS = ['latin-ext', 'vietnamese', 'cyrillic'];

const repository = join(import.meta.dirname, '../..');
for (const [templateId, faces] of Object.entries(TEMPLATE_FACES)) {
  const folder = join(repository, 'renderer/view/templates', templateId);
  await mkdir(join(folder, 'fonts'), { recursive: true });
  const rules = await Promise.all(faces.map((face) => makeFace(face, folder)));
  const head =
    '/* Made by renderer/build/cut-fonts.ts; the faces are listed in template-faces.ts. */';
  await writeFile(join(folder, 'faces.css'), `${head}\n${rules.join('\n')}\n`);
}

async function makeFace(face: TemplateFace, folder: string): Promise<string> {
  const packageFolder = join(repository, 'node_modules', face.package);
  const source = await readFile(
    join(packageFolder, 'files', face.file.replace('{subset}', 'latin')),
  );
  const axes = face.isVariable ? { variationAxes: { wght: face.weight } } : {};
  const keepFeatures = face.isInProse ? FEATURES : [...FEATURES, 'tnum'];
  const options = { keepFeatures, noHinting: true, dropTables: UNUSED_TABLES, ...axes };
  const metrics = readFontMetrics(
    await subsetFont(source, COMMON, { ...options, targetFormat: 'sfnt' }),
    face.isCutByPublisher ? namesWidth : averageWidth,
  );
  if (face.isCutByPublisher) return fallbackFaces(face, metrics);
  const cut = async (characters: string, file: string) => {
    const font = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
    await writeFile(join(folder, 'fonts', file), font);
    const isFirst = face.isInlined && file === smallFile(face);
    const url = `./fonts/${file}${isFirst ? INLINED_MARK : ''}`;
    return faceRule(face, url, unicodeRange(characters));
  };
  if (face.words) return cut([...new Set(face.words)].join(''), smallFile(face));
  const ranges: Record<string, string> = JSON.parse(
    await readFile(join(packageFolder, 'unicode.json'), 'utf8'),
  );
  const common = COMMON + (face.symbols ?? '');
  const others = OTHER_SUBSETS.flatMap((subset) => {
    const range = ranges[subset];
    if (!range) return [];
    const url = `${face.package}/files/${face.file.replace('{subset}', subset)}`;
    return [faceRule(face, url, range)];
  });
  return [
    // The last rule that covers a character wins: the small file comes after the large ones.
    ...others,
    await cut(
      rest(ranges.latin ?? '', common),
      smallFile(face).replace('.woff2', '-western.woff2'),
    ),
    await cut(common, smallFile(face)),
    fallbackFaces(face, metrics),
  ].join('\n');
}

/** Returns the other characters of a range: Western European letters and rare signs. */
function rest(range: string, characters: string): string {
  return parseRanges(range)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .filter((one) => !/\p{Cc}/u.test(one) && !characters.includes(one))
    .join('');
}

function faceRule(face: TemplateFace, url: string, range: string): string {
  return [
    '@font-face {',
    ...faceHead(face.family, face),
    '  font-display: swap;',
    `  src: url("${url}") format("woff2");`,
    `  unicode-range: ${range.split(/,\s*/).join(', ')};`,
    '}',
  ].join('\n');
}

function unicodeRange(characters: string): string {
  const points = [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  const ranges: { first: number; last: number }[] = [];
  for (const point of points) {
    const open = ranges.at(-1);
    if (open && point === open.last + 1) open.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
