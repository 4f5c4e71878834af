import type { Locator } from '@playwright/test';

/**
 * Words of what can be seen in the elements that are broken in two.
 *
 * @param word source of the regular expression, with the flags g and u, that finds a word
 */
export function brokenWords(elements: Locator, word = String.raw`\S+`): Promise<string[]> {
  return elements.evaluateAll((roots, source) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
        if (!isSeen) continue;
        for (const { 0: found, index } of text.data.matchAll(new RegExp(source, 'gu'))) {
          range.setStart(text, index);
          range.setEnd(text, index + found.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1) broken.push(found);
        }
      }
    }
    return broken;
  }, word);
}
