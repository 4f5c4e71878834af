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

/** Where systems keep a Chromium that they installed. */
const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Letters are drawn and coloured in one way, not as the machine's settings have it. */
export const STILL_LAUNCH = {
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
  // biome-ignore lint/style/noProcessEnv: the browser's environment is ours but for its fonts
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
} satisfies LaunchOptions;

/** How a browser has to be set up for pictures that are equal on every machine. */
export const STILL_CONTEXT = {
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/** @throws NoBrowser with the reason */
export async function launchChromium(programs: readonly string[] = PROGRAMS): Promise<Browser> {
  const executablePath = programs.find((path) => existsSync(path));
  if (!executablePath) {
    throw new NoBrowser(`no Chromium at ${programs.join(', ')} (on Debian: apt install chromium)`);
  }
  // A signal ends this process as any other; the browser ends with it.
  const handlers = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false };
  const launch = chromium.launch({ ...STILL_LAUNCH, ...handlers, executablePath });
  return launch.catch((error: Error) => {
    const reason = error.message.split('\n')[0];
    throw new NoBrowser(`${executablePath} does not start: ${reason}`, { cause: error });
  });
}

/**
 * Opens a page so that it is complete and nothing on it moves: the clock stands at noon of the day
 * that sample dates count from, every picture and face is there, and nobody else is asked for
 * anything. Nothing on it is touched, so music waits.
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
    // A face that is set at once or not at all would depend on how busy the machine is.
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

/** A cover that is opened without a tap, since a tap would start the music. */
export type Cover = 'closed' | 'open';

/** Sections far below the window are drawn too. */
const STILL_STYLE = '*{content-visibility:visible!important}html{scroll-behavior:auto!important}';
