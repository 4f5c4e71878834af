import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { TODAY } from './states.ts';

/** Paths at which systems install Chromium. */
const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Renders text and colours in the same way, whatever the machine's settings. */
export const STILL_LAUNCH = {
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
  // biome-ignore lint/style/noProcessEnv: the browser inherits our environment, except for fonts
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
} satisfies LaunchOptions;

/** Context options with which screenshots are equal on every machine. */
export const STILL_CONTEXT = {
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** @throws NoBrowser when no Chromium is installed or it does not start */
export async function launchChromium(programs: readonly string[] = PROGRAMS): Promise<Browser> {
  const executablePath = programs.find((path) => existsSync(path));
  if (!executablePath) {
    throw new NoBrowser(`no Chromium at ${programs.join(', ')} (on Debian: apt install chromium)`);
  }
  // Signals keep their default effect on this process; the browser ends with it.
  const handlers = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false };
  const launch = chromium.launch({ ...STILL_LAUNCH, ...handlers, executablePath });
  return launch.catch((error: Error) => {
    const reason = error.message.split('\n')[0];
    throw new NoBrowser(`${executablePath} does not start: ${reason}`, { cause: error });
  });
}

/**
 * Opens a page so that it is complete and nothing on it moves: the clock stands at noon UTC of
 * `TODAY`, every picture and face is loaded, and requests to other origins are blocked. Nothing is
 * tapped, so music does not start.
 */
export async function openStill(page: Page, url: string, cover: Cover = 'closed'): Promise<void> {
  await page.clock.setFixedTime(`${TODAY}T12:00:00Z`);
  const { origin } = new URL(url);
  await page.route(
    (address) => address.origin !== origin && /^https?:$/.test(address.protocol),
    (route) => route.abort(),
  );
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Whether an `optional` face is used would depend on how busy the machine is.
    const body = html.replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  await page.goto(url, { waitUntil: 'load' });
  if (cover === 'open') {
    await page.locator('.cover').evaluate((element) => element.removeAttribute('open'));
  }
  await page.addStyleTag({ content: STILL_STYLE });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.countdown [data-unit]')].every((unit) =>
      /\d/.test(unit.textContent ?? ''),
    ),
  );
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
    );
  });
}

/** State of the cover. It is opened without a tap, since a tap would start the music. */
export type Cover = 'closed' | 'open';

/** Draws sections far below the window too, and scrolls without animation. */
const STILL_STYLE = '*{content-visibility:visible!important}html{scroll-behavior:auto!important}';
