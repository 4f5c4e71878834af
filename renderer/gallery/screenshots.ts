import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { TemplateId } from '#domain/templates/template.ts';
import { compareFiles } from './compare.ts';
import type { RenderedSpecimen } from './render.ts';
import { type Cover, openStill, STILL_CONTEXT } from './still.ts';

export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
export type Window = (typeof WINDOWS)[number];

/** Pixels; Chromium paints at most 16,384 at once. */
const TALLEST = 16_000;
/** Width of the contact sheet's pictures, as a share of the full width; they are shown smaller. */
const SMALL = 0.4;
/** Pages open at once; the browser itself uses several cores. */
const LANES = 2;

/** A template's page in one state, and with its cover either closed or open. */
export interface View {
  readonly templateId: TemplateId;
  readonly state: string;
  readonly slug: string;
  /** Null when the page has no cover. */
  readonly cover: Cover | null;
}

export interface Shot {
  readonly view: View;
  readonly window: Window;
  /** Path below `now/`, `before/` and `changed/`, without an extension. */
  readonly name: string;
}

export interface TakenShot extends Shot {
  /** Share of pixels that differ from the previous run, 0 to 1; null when there was none. */
  readonly changed: number | null;
}

/** Returns two views of a page with a cover, closed and open, and one of any other page. */
export function viewsOf({ hasCover, ...page }: RenderedSpecimen): View[] {
  const covers: (Cover | null)[] = hasCover ? ['closed', 'open'] : [null];
  return covers.map((cover) => ({ ...page, cover }));
}

export function shotsOf(view: View): Shot[] {
  const state = view.cover === null ? view.state : `${view.state}-${view.cover}`;
  return WINDOWS.map((window) => ({
    view,
    window,
    name: `${view.templateId}/${state}-${window.width}`,
  }));
}

/**
 * Takes screenshots of whole pages into `now/` of the folder. Earlier ones move to `before/`, and
 * differences are shown in `changed/`.
 */
export async function takeShots(
  browser: Browser,
  folder: string,
  url: string,
  shots: readonly Shot[],
  onTaken: (count: number) => void,
): Promise<TakenShot[]> {
  const lanes = new PQueue({ concurrency: LANES });
  let count = 0;
  return lanes.addAll(
    shots.map((shot) => async () => {
      await keepBefore(folder, shot.name);
      await photograph(browser, folder, url, shot);
      const changed = await compareWithBefore(folder, shot.name);
      count += 1;
      onTaken(count);
      return { ...shot, changed };
    }),
  );
}

async function photograph(
  browser: Browser,
  folder: string,
  url: string,
  { view, window, name }: Shot,
): Promise<void> {
  const page = await browser.newPage({ ...STILL_CONTEXT, viewport: window });
  try {
    await openStill(page, `${url}/${view.slug}`, view.cover ?? 'closed');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const picture = await page.screenshot({
      // Four times as fast as WebP; hundreds of screenshots are taken.
      type: 'jpeg',
      quality: 85,
      fullPage: true,
      animations: 'disabled',
      clip: { x: 0, y: 0, width: window.width, height: Math.min(height, TALLEST) },
    });
    await put(join(folder, 'now', `${name}.jpg`), picture);
    const small = sharp(picture).resize({ width: Math.round(window.width * SMALL) });
    await put(
      join(folder, 'now', `${name}.small.jpg`),
      await small.jpeg({ quality: 80 }).toBuffer(),
    );
  } finally {
    await page.close();
  }
}

async function keepBefore(folder: string, name: string): Promise<void> {
  const before = join(folder, 'before', `${name}.jpg`);
  const now = join(folder, 'now', `${name}.jpg`);
  await rm(before, { force: true });
  if (!existsSync(now)) return;
  await mkdir(dirname(before), { recursive: true });
  await rename(now, before);
}

async function compareWithBefore(folder: string, name: string): Promise<number | null> {
  const [before, now, changed] = ['before', 'now', 'changed'].map((side) =>
    join(folder, side, `${name}.jpg`),
  ) as [string, string, string];
  if (!existsSync(before)) return null;
  await rm(changed, { force: true });
  await mkdir(dirname(changed), { recursive: true });
  return compareFiles(before, now, changed);
}

async function put(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
