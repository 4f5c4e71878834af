import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Returns what axe finds on the page as it is now, one line per rule. */
export async function violations(page: Page): Promise<string[]> {
  // Text in the middle of a transition has less contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  // Evaluated, not injected: the page's CSP would block an added script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate<Violation[]>('axe.run().then((result) => result.violations)');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
