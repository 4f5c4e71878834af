import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { callProduct } from '#tests/support/call-product.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { type RunningProduct, startDeployment } from './deployments.ts';

describe.each(DEPLOYMENTS)('the main job in real processes, %s', (deployment) => {
  let product: RunningProduct;
  let licenseCode: string;
  let couple: { dashboardToken: string; invitationId: string; cleanUrl: string };

  const call = (method: string, path: string, body?: object, headers = {}) =>
    callProduct(method, `${product.url}${path}`, body, headers);
  const save = (weddingData: WeddingData) => {
    const { invitationId, dashboardToken } = couple;
    return call('PUT', `/api/invitations/${invitationId}`, { weddingData, dashboardToken });
  };
  const untilPageHas = (text: string) =>
    vi.waitFor(
      async () => expect((await call('GET', `/${couple.cleanUrl}`)).body).toContain(text),
      {
        timeout: 10_000,
        interval: 5,
      },
    );
  const quoting = (quote: string) => {
    const content = weddingOf();
    return { ...content, customizations: { ...content.customizations, quote } };
  };

  beforeAll(async () => {
    product = await startDeployment(deployment);
  });
  afterAll(() => product?.stop());

  test('the operator signs in and makes a license', async () => {
    const login = await call('POST', '/api/admin/auth/login', product.operator);
    expect(login.status).toBe(200);
    const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const made = await call('POST', '/api/admin/licenses', { expiresAt: null }, { Cookie: cookie });
    expect(made.status).toBe(201);
    ({ licenseCode } = made.body);
    expect(licenseCode).toMatch(/^[0-9A-F]{4}(?:-[0-9A-F]{4}){3}$/);
  });

  test('a couple activates it, and the page is live', async () => {
    const answer = await call('POST', '/api/licenses/verify', {
      licenseCode,
      weddingData: weddingOf(),
    });
    expect(answer.status).toBe(200);
    couple = answer.body;
    expect(couple.cleanUrl).toBe('anna-ben');
    await untilPageHas('data-revision="1"');
  });

  test('an uploaded photograph appears on the page', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = sharp({
      create: { width: 1200, height: 800, channels: 3, background: 'white', noise },
    });
    const form = new FormData();
    form.set(
      'image',
      new Blob([await picture.jpeg().toBuffer()], { type: 'image/jpeg' }),
      'us.jpg',
    );
    const upload = await fetch(`${product.url}/api/upload/image`, { method: 'POST', body: form });
    expect(upload.status).toBe(201);
    const { url, width, height } = await upload.json();
    expect([width, height]).toEqual([1200, 800]);
    const content = weddingOf();
    await save({ ...content, gallery: { images: [{ url, alt: 'The two of us', caption: '' }] } });
    await untilPageHas(url);
    const stored = await call('HEAD', new URL(url, product.url).pathname);
    expect(stored.status).toBe(200);
    expect(stored.headers.get('Content-Type')).toBe('image/webp');
  });

  test('each of twenty saves is live, the last one last', async () => {
    for (let number = 1; number <= 20; number += 1) {
      expect((await save(quoting(`Number ${number}, done`))).status).toBe(200);
    }
    await untilPageHas('Number 20, done');
  });

  test('a save is live within a second of its answer', async () => {
    const answer = await save(quoting('Quick'));
    const answeredAt = performance.now();
    await untilPageHas(`data-revision="${answer.body.revision}"`);
    expect(performance.now() - answeredAt).toBeLessThan(1_000);
  });

  test('a guest replies, and the couple reads it', async () => {
    const reply = {
      name: 'Grandma Rose',
      email: 'rose@example.com',
      attendance: 'yes',
      guests: 2,
      dietary: 'No nuts',
      message: 'At last!',
    };
    const sent = await call('POST', `/api/public/rsvp/${couple.cleanUrl}`, reply);
    expect(sent.status).toBe(201);
    const { invitationId, dashboardToken } = couple;
    const board = await call('GET', `/api/dashboard/${invitationId}?token=${dashboardToken}`);
    expect(board.body.rsvpResponses).toMatchObject([
      { guestName: 'Grandma Rose', guestsCount: 2, message: 'At last!' },
    ]);
  });

  test('the couple sees since when the page is live', async () => {
    const { invitationId, dashboardToken } = couple;
    await vi.waitFor(async () => {
      const { body } = await call(
        'GET',
        `/api/invitations/${invitationId}?token=${dashboardToken}`,
      );
      expect(body.publishedRevision).toBe(body.revision);
      expect(Date.now() - Date.parse(body.publishedAt)).toBeLessThan(60_000);
    });
  });

  test('the social image and the calendar that the page names are there', async () => {
    const { body: html } = await call('GET', `/${couple.cleanUrl}`);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const card = await call('HEAD', new URL(image).pathname);
    expect(card.status).toBe(200);
    expect(card.headers.get('Content-Type')).toBe('image/jpeg');
    const calendar = await call('GET', `/${couple.cleanUrl}/invitation.ics`);
    expect(calendar.body).toContain('BEGIN:VCALENDAR');
  });

  test('metrics tell what was published and what is waiting', async () => {
    const texts: string[] = [];
    for (const one of product.processes) {
      texts.push(await (await fetch(`${one.operationsUrl}/metrics`)).text());
    }
    const sum = (metric: RegExp) =>
      texts.reduce((total, text) => total + Number(metric.exec(text)?.[1] ?? 0), 0);
    expect(sum(/^publish_duration_seconds_count\{outcome="published"\} (\d+)/m)).toBeGreaterThan(1);
    expect(sum(/^rsvps_accepted_total (\d+)/m)).toBe(1);
    expect(texts.every((text) => text.includes('invitations_behind 0'))).toBe(true);
  });

  test('every process ends by itself when it is told to', async () => {
    for (const { process: child } of product.processes) {
      await child.end('SIGTERM', 10_000);
      expect(child.exitCode()).toBe(0);
    }
  });
});
