import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds on the page as it is now, one line for each kind. */
export async function violations(page: Page): Promise<string[]> {
  // Transitions at half their way have half their contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  // Evaluated, not injected: the page's policy allows no script of ours.
  await page.evaluate(AXE);
  const found = await page.evaluate<Violation[]>('axe.run().then((result) => result.violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
