import type { Page } from '@playwright/test';

/**
 * Returns words and controls beyond the left or right edge of the window, out of guests' reach.
 * Pages clip what overflows, so their scroll width reveals nothing. Scrolling rows may be wider.
 */
export function beyondTheEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isReachable = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        const { overflowX, position, clip, clipPath, visibility } = getComputedStyle(at);
        if (['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth) return true;
        // The last two are for screen readers.
        if (visibility === 'hidden' || clipPath !== 'none' || clip !== 'auto') return true;
        if (position === 'fixed' && at.matches('.cover:not([open])')) return true;
      }
      return false;
    };
    const check = (box: DOMRect, element: Element | null, what: string) => {
      if (box.width < 1 || box.height < 1) return;
      if (box.left >= -1 && box.right <= document.documentElement.clientWidth + 1) return;
      if (!isReachable(element)) {
        found.add(`${what} (${Math.round(box.left)} to ${Math.round(box.right)})`);
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || text.parentElement?.closest('script,style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        check(box, text.parentElement, `“${text.textContent.trim().slice(0, 40)}”`);
      }
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      check(control.getBoundingClientRect(), control, control.outerHTML.slice(0, 60));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page scrolls to ${scrollWidth} px`);
    return [...found];
  });
}

/** Returns the classes of cards, columns and pictures whose words stick out at the sides. */
export function beyondTheirEntry(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const entry of document.querySelectorAll(
      '.event, .account, .gallery-item, .profile, .portrait',
    )) {
      const { left, right } = entry.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(entry);
      for (const box of range.getClientRects()) {
        if (box.left < left - 1 || box.right > right + 1) found.add(entry.className);
      }
    }
    return [...found];
  });
}
