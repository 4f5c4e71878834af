import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Returns where the lines of an element's white words are, and their contrast (WCAG) with the
 * lightest that is behind them. Leaves the words transparent.
 */
export async function whiteWords(
  page: Page,
  words: Locator,
): Promise<{ readonly top: number; readonly contrast: number }> {
  const clip = await words.evaluate((element: HTMLElement) => {
    element.style.color = 'transparent';
    const lines = document.createRange();
    lines.selectNodeContents(element);
    const { x, y, width, bottom } = lines.getBoundingClientRect();
    // Lines that do not fit are hidden.
    const height = Math.min(bottom, element.getBoundingClientRect().bottom) - y;
    return { x, y, width, height };
  });
  const behind = await sharp(await page.screenshot({ clip })).stats();
  const lightest = Math.max(...behind.channels.slice(0, 3).map(({ max }) => max)) / 255;
  const luminance = ((lightest + 0.055) / 1.055) ** 2.4;
  return { top: clip.y, contrast: 1.05 / (luminance + 0.05) };
}
