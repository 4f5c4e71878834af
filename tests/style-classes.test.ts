import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('builder-app', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('builder-app', file),
);
const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** Returns, for example, "builder-app/preview/preview-stage.module.css .stage". */
const className = (sheet: string, name = '') => `${sheet} .${name}`;

function namedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const code = source.replaceAll(IMPORT, '');
  return [...source.matchAll(IMPORT)].flatMap(([, classes, sheet = '']) =>
    [...code.matchAll(RegExp(`\\b${classes}\\.(\\w+)`, 'g'))].map(([, name]) =>
      className(join(dirname(file), sheet), name),
    ),
  );
}

function definedIn(sheet: string): string[] {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  const selectors = rules.match(/[^{};]+(?=\{)/g)?.join() ?? '';
  return [...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => className(sheet, name));
}

const named = new Set(files.filter((file) => /\.tsx?$/.test(file)).flatMap(namedIn));
const defined = new Set(files.filter((file) => file.endsWith('.module.css')).flatMap(definedIn));

test('every class that a component names stands in its style sheet', () => {
  expect(named).toContain('builder-app/preview/preview-stage.module.css .stage');
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
});

test('every class of a style sheet is named by a component', () => {
  expect(defined).toContain('builder-app/preview/preview-stage.module.css .stage');
  expect([...defined].filter((name) => !named.has(name))).toEqual([]);
});
