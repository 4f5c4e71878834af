import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '#infra/config/environment.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
];

const ROOMS = 'api|builder-app|domain|infra|renderer|scripts|tests|worker';
const sources = ROOMS.split('|').flatMap(filesIn);

const prose = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the anchors of a page's headings, as GitHub makes them. */
const anchors = (page: string) =>
  found(prose(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link of a page leads to a file, and to a heading of it if it names one. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  return existsSync(file) && (anchor === undefined || anchors(file).includes(anchor));
}

test.each(pages)('every link of %s leads somewhere', (page) => {
  const links = found(prose(page), /\]\(([^)]+)\)/g).filter((link) => !link.includes('://'));
  expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

test.each(pages)('every file and folder that %s names is there', (page) => {
  const paths = found(prose(page), new RegExp(`\`((?:${ROOMS})/[\\w./-]+)\``, 'g'));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const known = new Set(sources.map((file) => basename(file)));
  const names = found(prose(page), /`([\w.-]+\.(?:tsx?|mjs|css|yml))`/g);
  expect(names.filter((name) => !known.has(name) && !existsSync(name))).toEqual([]);
});

test('every constant and variable that the documentation names is in the code', () => {
  const code = sources
    .filter((file) => /\.(?:tsx?|mjs|template|env)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const words = new Set(code.flatMap((text) => text.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []));
  const names = pages.flatMap((page) => found(prose(page), /`([A-Z][A-Z\d_]+)`/g));
  expect(names).toContain('TEMPLATE_IDS');
  expect([...new Set(names)].filter((name) => !words.has(name))).toEqual([]);
});

test('the README lists every variable of the configuration', () => {
  const listed = found(readFileSync('README.md', 'utf8'), /`([A-Z][A-Z\d_]+)`/g);
  expect(Object.keys(environment.shape).filter((name) => !listed.includes(name))).toEqual([]);
});

test('every constant that the documentation places in a file is declared there', () => {
  const placed = pages.flatMap((page) => [
    ...prose(page).matchAll(/((?:`[A-Z_]+`,?\s+)+)(?:in|of)\s+`([\w./-]+\.tsx?)`/g),
  ]);
  const misplaced = placed.flatMap(([, names = '', file = '']) => {
    const code = sources
      .filter((path) => basename(path) === basename(file))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    return found(names, /`([A-Z_]+)`/g)
      .filter((name) => !new RegExp(`\\bconst ${name}\\b`).test(code))
      .map((name) => `${name} in ${file}`);
  });
  expect(placed.length).toBeGreaterThan(10);
  expect(misplaced).toEqual([]);
});

test('every script that the documentation runs is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const run = pages.flatMap((page) =>
    found(readFileSync(page, 'utf8'), /npm (?:run )?([a-z:-]+)/g),
  );
  expect(run).toContain('gallery');
  expect([...new Set(run)].filter((name) => !(name in scripts))).toEqual([]);
});
