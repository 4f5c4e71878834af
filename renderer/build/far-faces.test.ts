import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const view = join(import.meta.dirname, '../view');
const read = (file: string) => readFileSync(join(view, file), 'utf8');

it('has no web face asked for in parts that wait for the first paint', () => {
  const [, waiting = ''] = /@keyframes far-plain \{([\s\S]*?)\n\}/.exec(read('base.css')) ?? [];
  const sheets = readdirSync(join(view, 'templates'), { recursive: true })
    .map((file) => join('templates', String(file)))
    .filter((file) => file.endsWith('.css'));
  // Custom properties that name faces: --serif: "EB Garamond", …
  const faces = sheets.flatMap((file) =>
    [...read(file).matchAll(/(--[\w-]+):\s*"/g)].map(([, name]) => name),
  );
  expect(new Set(faces).size).toBeGreaterThan(5);
  expect(faces.filter((name) => !waiting.includes(`${name}: serif;`))).toEqual([]);
});
