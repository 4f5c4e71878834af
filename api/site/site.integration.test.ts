import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(DEPLOYMENTS)('the page of an invitation (%s)', (deployment) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(deployment);
  });
  afterAll(() => api.close());

  const published = async (bride: string) => {
    const couple = await api.activate(weddingOf(bride, 'Ben'));
    await vi.waitFor(
      async () => {
        const page = await api.call('GET', `/${couple.cleanUrl}`);
        expect(page.text).toContain('data-revision="1"');
      },
      { timeout: 10_000 },
    );
    return couple;
  };

  test('is the shell until it is published, with 200 for an invitation and 404 for none', async () => {
    const { cleanUrl } = await api.activate(weddingOf('Early', 'Bird'));
    const early = await api.call('GET', `/${cleanUrl}`);
    expect(early.status).toBe(200);
    expect(early.text).toContain('Loading invitation...');
    for (const address of ['/nobody-here', '/nobody_here', '/%00', '/nobody..here/']) {
      const nobody = await api.call('GET', address);
      expect(nobody.status).toBe(404);
      expect(nobody.text).toContain('Loading invitation...');
    }
  });

  test('is static, tagged, and answered with 304 to who has it', async () => {
    api.startWorker();
    const { cleanUrl } = await published('Static');
    const page = await api.call('GET', `/${cleanUrl}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
    );
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const etag = page.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await api.call('GET', `/${cleanUrl}`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  test('shows a save as soon as it is published, never an older one afterwards', async () => {
    const { cleanUrl, invitationId, dashboardToken } = await published('Changing');
    await api.call('PUT', `/api/invitations/${invitationId}`, {
      json: { weddingData: weddingOf('Changed', 'Ben'), dashboardToken },
    });
    await vi.waitFor(async () => {
      const page = await api.call('GET', `/${cleanUrl}`);
      expect(page.text).toContain('data-revision="2"');
      expect(page.text).toContain('Changed');
    });
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await api.call('GET', `/${cleanUrl}`)).text).toContain('data-revision="2"');
    }
  });

  test('comes compressed to who takes it', async () => {
    const { cleanUrl } = await published('Small');
    for (const encoding of ['br', 'gzip']) {
      const page = await api.call('GET', `/${cleanUrl}`, {
        headers: { 'Accept-Encoding': encoding },
      });
      expect(page.headers.get('content-encoding')).toBe(encoding);
      expect(page.headers.get('vary')).toContain('Accept-Encoding');
      expect(page.text).toContain('data-revision="1"');
    }
  });

  test('brings its calendar', async () => {
    const { cleanUrl } = await published('Dated');
    const calendar = await api.call('GET', `/${cleanUrl}/invitation.ics`);
    expect(calendar.status).toBe(200);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(calendar.text).toContain('DTSTART:20300615T153000');
    const nobody = await api.call('GET', '/nobody-here/invitation.ics');
    expect([nobody.status, nobody.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('tells an edge to keep that its calendar is gone, in the place of the copy', async () => {
    const { cleanUrl } = await published('Undated');
    await api.store.delete(`pages/${cleanUrl}/invitation.ics`);
    const { status, headers } = await api.call('GET', `/${cleanUrl}/invitation.ics`);
    expect([status, headers.get('cache-control')]).toEqual([404, CACHE_CONTROL.page]);
  });

  test('is served from memory while the store does not answer', async () => {
    const { cleanUrl } = await published('Kept');
    vi.spyOn(api.store, 'head').mockRejectedValue(new Error('store is away'));
    const page = await api.call('GET', `/${cleanUrl}`);
    expect(page.status).toBe(200);
  });

  test('is served from memory within moments while the store hangs', async () => {
    const { cleanUrl } = await published('Patient');
    vi.spyOn(api.store, 'head').mockReturnValue(new Promise(() => undefined));
    const signal = AbortSignal.timeout(3_000);
    const page = await fetch(`${api.url}/${cleanUrl}`, { signal });
    expect(await page.text()).toContain('data-revision="1"');
  });

  test('is told as busy after some seconds where it is not in memory and the store hangs', async () => {
    const { cleanUrl } = await published('Cold');
    const calendar = `${api.url}/${cleanUrl}/invitation.ics`;
    const get = vi.spyOn(api.store, 'get').mockReturnValue(new Promise(() => undefined));
    const held = await fetch(calendar, { signal: AbortSignal.timeout(8_000) });
    expect(held.status).toBe(503);
    get.mockRestore();
    expect((await fetch(calendar)).status).toBe(200);
  });

  test('is told of as served from memory once, however many look at it', async () => {
    const { cleanUrl } = await published('Popular');
    await api.call('GET', `/${cleanUrl}`);
    const [warn, info] = [vi.spyOn(api.log, 'warn'), vi.spyOn(api.log, 'info')];
    const head = vi.spyOn(api.store, 'head').mockRejectedValue(new Error('store is away'));
    for (let view = 0; view < 10; view += 1) await api.call('GET', `/${cleanUrl}`);
    head.mockRestore();
    for (let view = 0; view < 10; view += 1) await api.call('GET', `/${cleanUrl}`);
    expect(warn.mock.calls).toHaveLength(1);
    expect(info.mock.calls).toEqual([['store answers again']]);
  });
});

describe('files of pages', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('embedded');
  });
  afterAll(() => api.close());
  const painted = 'assets/art/floral-elegance/hero.webp';
  const put = (body: string, cacheControl: string) =>
    api.store.put(painted, body, { contentType: 'image/webp', cacheControl });

  test('that are painted anew under their old name are served anew', async () => {
    await put('spring', CACHE_CONTROL.renewable);
    expect((await api.call('GET', `/${painted}`)).text).toBe('spring');
    await put('autumn', CACHE_CONTROL.renewable);
    expect((await api.call('GET', `/${painted}`)).text).toBe('autumn');
  });

  test('that cannot be read are told of once, however many are asked for', async () => {
    const [warn, error] = [vi.spyOn(api.log, 'warn'), vi.spyOn(api.log, 'error')];
    const get = vi.spyOn(api.store, 'get').mockRejectedValue(new ObjectStoreError('away'));
    for (const name of ['a', 'b', 'c']) {
      expect((await api.call('GET', `/assets/${name}.webp`)).status).toBe(503);
    }
    get.mockRestore();
    await api.call('GET', '/assets/d.webp');
    expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('addresses', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('embedded');
  });
  afterAll(() => api.close());

  test('the builder is at the root, the dashboard tells no referrer', async () => {
    const builder = await api.call('GET', '/');
    expect(builder.status).toBe(200);
    expect(builder.text).toContain('Wedding Invite');
    const dashboard = await api.call('GET', '/dashboard/some-id?token=t');
    expect(dashboard.status).toBe(200);
    expect(dashboard.headers.get('referrer-policy')).toBe('no-referrer');
    const edit = await api.call('GET', '/?invitationId=i&token=t');
    expect(edit.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    '/../../etc/passwd',
    '/assets/../../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/media/..%2f..%2fx',
    '/pages/anna-ben/index.html',
    '/%00',
    '/a/b/c',
    '/.env',
  ])('%s is nothing', async (path) => {
    const { status, text } = await api.call('GET', path);
    expect(status).toBe(404);
    expect(text).not.toContain('root:');
  });

  test('somebody who opens a file that does not exist gets the error page, a script a few words', async () => {
    const opened = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await api.call('GET', '/anna-ben.html', { headers: opened });
    expect(page.status).toBe(404);
    expect(page.text).toContain('Go Back');
    const words = await api.call('GET', '/anna-ben.js', { headers: { Accept: '*/*' } });
    expect(words.status).toBe(404);
    expect(words.text).not.toContain('Go Back');
    expect(words.text).toContain('<a href="/">Home</a>');
  });

  test.each(['/invitation', '/error'])(
    '%s, a page that only the server picks, is not found',
    async (path) => {
      expect((await api.call('GET', path)).status).toBe(404);
    },
  );

  test('an address in capitals leads to the invitation', async () => {
    const { status, headers } = await api.call('GET', '/Anna-BEN');
    expect(status).toBe(308);
    expect(headers.get('location')).toBe('/anna-ben');
    const shared = await api.call('GET', '/Anna-BEN/?to=guest');
    expect(shared.headers.get('location')).toBe('/anna-ben?to=guest');
  });

  test('a page cannot be posted to', async () => {
    const { status, headers, body } = await api.call('POST', '/anna-ben', { json: {} });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect(body.error).toEqual(expect.any(String));
  });
});
