import { test as base, expect, type Page } from '@playwright/test';
import type { DashboardResponse, RsvpRecord } from '#domain/api/dashboard.ts';
import type { SaveInvitationResponse, VerifyLicenseResponse } from '#domain/api/invitations.ts';
import type { RsvpRequestInput } from '#domain/api/rsvp.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { type ProductProcess, printed, startProduct } from '#tests/support/product.ts';
import { type BrowserWatch, watchBrowser } from './browser-watch.ts';

export interface Product {
  readonly url: string;
  /** The license code that the first start printed; it can be used once. */
  readonly demoCode: string;
  /** Password of the operator, whose username is admin. */
  readonly operatorPassword: string;
  /** Creates a license; resolves with its code. */
  newLicense(): Promise<string>;
  /** Creates an invitation through the product's API and waits until it is live. */
  publish(content: WeddingData): Promise<VerifyLicenseResponse>;
  /** Saves an invitation as the couple's other device and waits until it is live. */
  save(couple: VerifyLicenseResponse, content: WeddingData): Promise<void>;
  /** Sends a reply from a device other than the browser. */
  reply(couple: VerifyLicenseResponse, reply: RsvpRequestInput): Promise<void>;
  /** Returns the replies in the couple's dashboard. */
  replies(couple: VerifyLicenseResponse): Promise<RsvpRecord[]>;
}

/** For tests of the real product in a real browser, which fail on any error on its pages. */
export const test = base.extend<{ watch: BrowserWatch }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const process = await startProduct('standalone');
      await use(connect(process));
      await process.stop();
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ context, product }, use) => {
      const watch = await watchBrowser(context, product.url);
      await use(watch);
      watch.verify();
    },
    { auto: true },
  ],
});

export { expect };

function connect(process: ProductProcess): Product {
  const { url } = process;
  const operatorPassword = printed(process, /password (\S+)/);
  let cookie: Promise<string> | undefined;

  const call = async (path: string, body: unknown, init: RequestInit = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response;
  };
  const signIn = async () => {
    const response = await call('/api/admin/auth/login', {
      username: 'admin',
      password: operatorPassword,
    });
    return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  };
  const newLicense = async (): Promise<string> => {
    cookie ??= signIn();
    const response = await call('/api/admin/licenses', {}, { headers: { Cookie: await cookie } });
    return (await response.json()).licenseCode;
  };

  return {
    url,
    operatorPassword,
    demoCode: printed(process, /try it with: (\S+)/),
    newLicense,
    async publish(weddingData) {
      const licenseCode = await newLicense();
      const response = await call('/api/licenses/verify', { licenseCode, weddingData });
      const couple: VerifyLicenseResponse = await response.json();
      await untilLive(couple.invitationUrl);
      return couple;
    },
    async save({ invitationId, dashboardToken, invitationUrl }, weddingData) {
      const path = `/api/invitations/${invitationId}`;
      const response = await call(path, { weddingData, dashboardToken }, { method: 'PUT' });
      const { revision }: SaveInvitationResponse = await response.json();
      await untilLive(invitationUrl, revision);
    },
    async reply({ cleanUrl }, reply) {
      await call(`/api/public/rsvp/${cleanUrl}`, reply);
    },
    async replies({ invitationId, dashboardToken }) {
      const path = `/api/dashboard/${invitationId}?token=${dashboardToken}`;
      const dashboard: DashboardResponse = await (await fetch(`${url}${path}`)).json();
      return dashboard.rsvpResponses;
    },
  };
}

async function untilLive(url: string, revision = 1): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const html = await (await fetch(url)).text();
    if (Number(/data-revision="(\d+)"/.exec(html)?.[1]) >= revision) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not go live within 10 s`);
}

/** Returns a JPEG like a phone's photograph: noisy, so that it compresses like one. */
export async function photograph(width: number, height: number, tint: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const noise = await sharp({
    create: {
      width: Math.round(width / 8),
      height: Math.round(height / 8),
      channels: 3,
      background: tint,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize(width, height).tint(tint).jpeg({ quality: 80 }).toBuffer();
}

/** Scrolls everything that loads lazily into view, so that it is there for the test. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

/**
 * Chooses the first template and waits for the form. A card only takes clicks once its script runs:
 * an earlier click is lost, and after a successful one the card is gone.
 */
export async function openCustomize(page: Page): Promise<void> {
  const card = page.getByRole('button', { name: /^Floral Elegance/ });
  await expect(async () => {
    if (await card.isVisible()) await card.click({ timeout: 1_000 });
    await expect(page.getByLabel("Bride's name")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}
