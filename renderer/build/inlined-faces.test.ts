import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockInlinedFaces, inlinedFaces } from './inlined-faces.ts';

const face = (source: string) =>
  `@font-face{font-family:Jost;font-display:swap;src:url(${source})format("woff2")}`;

it('blocks faces that lie in the page, and lets others swap', () => {
  const css = `${face('data:font/woff2;base64,d09G')}${face('/assets/jost.woff2')}p{margin:0}`;
  expect(blockInlinedFaces(css)).toBe(
    `${face('data:font/woff2;base64,d09G').replace('swap', 'block')}${face('/assets/jost.woff2')}p{margin:0}`,
  );
});

it('inlines files that are there', () => {
  const files = [...inlinedFaces(join(import.meta.dirname, '../view/templates'))];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
