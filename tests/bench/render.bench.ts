/**
 * How fast one core renders a complete invitation: the page and the names of its derived files,
 * which are made only when not stored yet. Measures the bundled renderer, as it ships, for each
 * template.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import type { Invitation, Renderer } from '#renderer/publish/page-types.ts';
import { fullInvitation } from './full-invitation.ts';
import { report, rounded } from './report.ts';

const COUPLES = 50;
const PAGES = 250;
const WARM_UP = 12;
/** The fastest of many short rounds counts: other load on the machine only ever slows one down. */
const ROUNDS = 30;

const renderer = await shippedRenderer();
const runs = TEMPLATE_IDS.map((template) => ({
  template,
  invitations: Array.from({ length: COUPLES }, (_, index) => invitation(index, template)),
  rates: [] as number[],
}));
for (let round = 0; round < WARM_UP; round += 1) {
  for (const { invitations } of runs) pagesPerSecond(invitations);
}
// Templates alternate, so that other load on the machine affects all of them alike.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { invitations, rates } of runs) rates.push(pagesPerSecond(invitations));
}
for (const { template, rates } of runs) {
  const rate = Math.max(...rates);
  report({
    what: `render alone, ${template}, full invitation with 16 pictures`,
    target: '≥ 3,000 pages/s on one core',
    measured: `${rounded(rate)} pages/s (slowest of ${ROUNDS} rounds ${rounded(Math.min(...rates))})`,
    isMet: rate >= 3_000,
  });
}
process.exit(0);

async function shippedRenderer(): Promise<Renderer> {
  const repository = join(import.meta.dirname, '../..');
  const outDir = join(repository, '.cache/bench');
  await build({
    configFile: join(repository, 'scripts/server.vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir,
      rolldownOptions: { input: { renderer: join(repository, 'renderer/publish/renderer.ts') } },
    },
  });
  const { createRenderer } = await import(pathToFileURL(join(outDir, 'renderer.js')).href);
  return createRenderer({ clientDir: 'dist/renderer', publicUrl: 'https://wedding.example' });
}

function invitation(index: number, selectedTemplate: string): Invitation {
  const content = fullInvitation(index);
  content.customizations.selectedTemplate = selectedTemplate;
  const id = '01JD0000000000000000000000';
  return { id, slug: `couple-${index}`, revision: 7, content, savedAt: 0 };
}

function pagesPerSecond(invitations: readonly Invitation[]): number {
  const startedAt = performance.now();
  for (let page = 0; page < PAGES; page += 1) {
    const next = invitations[page % invitations.length];
    if (next) renderer.render(next);
  }
  return PAGES / ((performance.now() - startedAt) / 1000);
}
