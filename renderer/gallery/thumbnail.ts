import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { TemplateId } from '#domain/templates/template.ts';
import { openStill, STILL_CONTEXT } from './still.ts';

/** Size in pixels: the chooser's card is at most 360 CSS pixels wide, on screens of about 2×. */
export const THUMBNAIL = { width: 640, height: 800, mostBytes: 40_000 } as const;

/** The part of a page that represents its template, in CSS pixels. */
interface Framing {
  /** Width of the window; the page is laid out as on a small screen of this width. */
  readonly width: number;
  /** Height cut off at the top. */
  readonly top: number;
}

const USUAL: Framing = { width: 480, top: 0 };

/** Templates of which another part says more: both names, and what the template is known by. */
const FRAMINGS: Readonly<Partial<Record<TemplateId, Framing>>> = {
  'vintage-fairytale': { width: 638, top: 0 },
  'minimalist-elegant': { width: 590, top: 0 },
  'serene-lens': { width: 500, top: 20 },
  'islamic-serenity': { width: 568, top: 0 },
  'scientific-vibes': { width: 600, top: 0 },
};

export function thumbnailPath(templateId: TemplateId): string {
  return join(import.meta.dirname, '../assets/art', templateId, 'thumbnail.webp');
}

/** Takes a screenshot of the top of a page, as WebP. */
export async function takeThumbnail(
  browser: Browser,
  url: string,
  templateId: TemplateId,
): Promise<Buffer> {
  const { width, top } = FRAMINGS[templateId] ?? USUAL;
  const height = Math.round((width * THUMBNAIL.height) / THUMBNAIL.width);
  const page = await browser.newPage({
    ...STILL_CONTEXT,
    viewport: { width, height },
    // Rendered larger than it is stored, so that fine lines stay even.
    deviceScaleFactor: 2,
  });
  try {
    await openStill(page, url);
    // The floating link to the reply form would cover a part of the page.
    await page.addStyleTag({ content: '.invitation .reply-way { display: none }' });
    const clip = { x: 0, y: top, width, height };
    return await withinBudget(await page.screenshot({ fullPage: true, clip }));
  } finally {
    await page.close();
  }
}

/** Encodes a picture in the best quality that the budget allows; throws when none does. */
async function withinBudget(picture: Buffer): Promise<Buffer> {
  const { width, height, mostBytes } = THUMBNAIL;
  const { data, info } = await sharp(picture)
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let quality = 90; quality >= 40; quality -= 5) {
    const file = await sharp(data, { raw: info })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`The picture does not fit into ${mostBytes} bytes`);
}
