import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { FACE_TYPE } from '#domain/page-scripts.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { fullInvitation } from '#tests/bench/full-invitation.ts';
import { pageHtml } from '#tests/support/page-html.ts';
import { ISLANDS } from '../view/islands/registry.ts';
import { parseRanges } from './font-library.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** Returns the size in bytes at a Brotli level: pages are served at 6. */
const compressed = (text: string | Buffer, level = 6) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const clientDir = 'dist/renderer';
let renderer: Renderer;
let manifest: Record<string, ManifestEntry>;
beforeAll(async () => {
  renderer = await createRenderer({ clientDir, publicUrl: 'https://invite.example' });
  manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8'));
});

/** Returns the keys of an entry and its static imports, transitively, without dynamic imports. */
function chunksOf(key: string, into = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry || into.has(key)) return into;
  into.add(key);
  for (const imported of entry.imports ?? []) chunksOf(imported, into);
  return into;
}

const LOADER = 'view/islands/loader.ts';
const chunkSize = (key: string) =>
  compressed(readFileSync(join(clientDir, manifest[key]?.file ?? '')), 11);
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** Returns the loader's chunks and those of the page's islands that wake at once. */
function chunksAtLoad(html: string): Set<string> {
  const names = new Set([...html.matchAll(/data-island="([\w-]+)"/g)].map((match) => match[1]));
  const chunks = chunksOf(LOADER);
  const atLoad = Object.entries(ISLANDS).flatMap(([name, { wake }]) =>
    (wake === 'now' || wake === 'soon') && names.has(name) ? [name] : [],
  );
  for (const key of manifest[LOADER]?.dynamicImports ?? []) {
    if (atLoad.some((name) => key.includes(name))) chunksOf(key, chunks);
  }
  return chunks;
}

function render(content: WeddingData) {
  const page = renderer.render({ id: '01', slug: 'couple', revision: 1, content, savedAt: 0 });
  return { html: pageHtml(page), derived: page.derived };
}

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  const content = fullInvitation(0, 14);
  content.customizations.selectedTemplate = templateId;

  it('shows the twenty pictures and the music that the budgets are for', () => {
    const { html } = render(content);
    expect(new Set(html.match(/\/media\/[0-9a-f]{32}/g)).size).toBe(20);
    expect(html).toContain('data-island="music"');
  });

  it('is at most 30 kB of HTML', () => {
    expect(compressed(render(content).html)).toBeLessThanOrEqual(30_000);
  });

  it('inlines no picture that the browser would parse while it styles the page', () => {
    expect(render(content).html).not.toMatch(/url\(["']?data:image\/svg/);
  });

  it('takes at most 90 kB of HTML, style sheet and fonts before a guest does anything', async () => {
    const { html, derived } = render(content);
    const fonts = [
      ...html.matchAll(/url\((\/assets\/[\w-]+\.woff2)\)[^}]*?unicode-range:([^;}]+)/g),
    ]
      // The files that an English text loads: those with the letter e.
      .filter(([, , range]) =>
        parseRanges(range ?? '').some(([first, last]) => first <= 0x65 && last >= 0x65),
      )
      .map(([, file]) => readFileSync(join(clientDir, file ?? '')).length);
    const names = derived.filter(({ name }) => name.endsWith('.woff2'));
    const cut = await Promise.all(names.map(async (file) => (await file.make()).length));
    // The faces of the first view are inlined in the page itself.
    expect(fonts.length + (html.includes(`<script type="${FACE_TYPE}"`) ? 1 : 0)).toBeGreaterThan(
      0,
    );
    expect(compressed(html) + sum(fonts) + sum(cut)).toBeLessThanOrEqual(90_000);
  });

  it('loads at most 5 kB of JavaScript with the page', () => {
    const chunks = chunksAtLoad(render(content).html);
    expect(sum([...chunks].map(chunkSize))).toBeLessThanOrEqual(5_000);
  });
});

it('needs at most 70 kB of JavaScript for all templates together, the lightbox aside', () => {
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
  expect(scripts.some((key) => key.includes('react'))).toBe(true);
  const needed = scripts.filter((key) => !key.includes('lightbox'));
  expect(sum(needed.map(chunkSize))).toBeLessThanOrEqual(70_000);
});
