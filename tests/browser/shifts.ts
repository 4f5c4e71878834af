import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Records every layout shift of pages opened from now on, including those right after a tap. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'gone';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources?: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        const box = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${box(previousRect)} → ${box(currentRect)}`,
        );
        shifts.push({ value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns what has moved so far, one line per shift. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<Shift[]>('window.shifts');
  return shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`);
}
