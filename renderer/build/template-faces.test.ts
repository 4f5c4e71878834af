import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { INLINED_MARK } from '../publish/first-faces.ts';
import { STATIONERY } from '../publish/stationery/registry.ts';
import { TEMPLATE_FACES } from './template-faces.ts';

const TEMPLATES = join(import.meta.dirname, '../view/templates');
const { resolve } = createRequire(import.meta.url);

/** Returns the families that the builder's preview has in addition to the page's. */
function liveFamilies(templateId: TemplateId): string[] {
  const file = join(TEMPLATES, templateId, 'live-faces.css');
  const sheet = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imported = [...sheet.matchAll(/@import "([^"]+)"/g)].map(([, name = '']) =>
    readFileSync(resolve(name), 'utf8'),
  );
  const rules = [sheet, ...imported].join('').matchAll(/font-family: ['"]([^'"]+)/g);
  return [...rules].map(([, family = '']) => family);
}

it.each(TEMPLATE_IDS)('the preview of %s has the whole face of the names', (templateId) => {
  const { namesFace } = STATIONERY[templateId];
  const expected = namesFace === null ? [] : [namesFace];
  expect([...new Set(liveFamilies(templateId))]).toEqual(expected);
});

it.each(TEMPLATE_IDS)('the publisher cuts no face of %s but that of the names', (templateId) => {
  const { namesFace } = STATIONERY[templateId];
  const cut = TEMPLATE_FACES[templateId].filter((face) => face.isCutByPublisher);
  expect(cut.filter(({ family }) => family !== namesFace)).toEqual([]);
});

it.each(TEMPLATE_IDS)('a file that pages of %s inline is inlined for each of its faces', (id) => {
  const files = readdirSync(join(TEMPLATES, id), { recursive: true, encoding: 'utf8' });
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(TEMPLATES, id, file), 'utf8'));
  const named = [...sheets.join('').matchAll(/([\w-]+\.woff2)(#\w+)?"/g)];
  const marked = named.filter(([, , mark]) => mark === INLINED_MARK).map(([, file]) => file);
  const unmarked = named.filter(([, , mark]) => mark === undefined).map(([, file]) => file);
  expect(marked).not.toEqual([]);
  expect(unmarked.filter((file) => marked.includes(file))).toEqual([]);
});
