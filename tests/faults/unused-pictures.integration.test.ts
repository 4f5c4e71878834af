import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parsePictureUrl, pictureVariants } from '#domain/invitation/picture-url.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { startJanitor } from '#worker/janitor.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DEPLOYMENTS)('a picture that nothing has named for 30 days (%s)', (deployment) => {
  let api: TestApi;
  let now = Date.now();
  let made = 0;
  let photo: Buffer;
  let url: string;
  let removed: number;
  let couple: { invitationId: string; dashboardToken: string };

  const upload = async (): Promise<string> => {
    const form = new FormData();
    form.set('image', new Blob([photo as BlobPart]), 'photo.png');
    return (await api.call('POST', '/api/upload/image', { body: form })).body.url;
  };
  const copies = async (address: string) => {
    const { hash, width, height } = parsePictureUrl(address) ?? expect.fail(address);
    const variants = pictureVariants(hash, width, height);
    const found = await Promise.all(variants.map(({ key }) => api.store.head(key)));
    return found.filter((copy) => copy !== undefined).length;
  };
  const isKnown = async (address: string) => {
    const { hash } = parsePictureUrl(address) ?? expect.fail(address);
    return (await api.database.knex('uploads').where({ hash })).length === 1;
  };
  const showing = (picture: string, bride = 'Anna'): WeddingData => {
    const content = weddingOf(bride);
    return { ...content, couple: { ...content.couple, brideImage: `https://w.example${picture}` } };
  };
  const save = (weddingData: WeddingData) =>
    api.call('PUT', `/api/invitations/${couple.invitationId}`, {
      json: { weddingData, dashboardToken: couple.dashboardToken },
    });

  /** Runs the next round of a janitor, with some verbs of its store replaced. */
  const round = async (verbs: Partial<ObjectStore> = {}) => {
    now += 7 * HOUR_MS;
    const { database, log } = api;
    const store = { ...api.store, ...verbs };
    const janitor = startJanitor({
      database,
      store,
      log,
      renderer: { build: 'x' },
      clock: () => now,
    });
    removed = await janitor.clean().finally(() => janitor.close());
  };
  /** Calls `run` before a round deletes its first file: it has then read what invitations name. */
  const beforeFilesGo = (run: () => Promise<unknown>): Partial<ObjectStore> => {
    let ran = false;
    return {
      async delete(key) {
        if (!ran) await run();
        ran = true;
        await api.store.delete(key);
      },
    };
  };

  beforeAll(async () => {
    api = await startApi(deployment, { RATE_LIMIT: 'off' });
    couple = await api.activate();
  });
  afterAll(() => api.close());

  /** Uploads a picture and dates it 40 days back. */
  const uploadLongAgo = async () => {
    made += 1;
    const background = { r: made, g: 90, b: 160 };
    const create = { width: 600, height: 400, channels: 3, background } as const;
    photo = await sharp({ create }).png().toBuffer();
    url = await upload();
    const { hash } = parsePictureUrl(url) ?? expect.fail(url);
    const longAgo = now - 40 * DAY_MS;
    const times = { created_at: longAgo, unused_since: longAgo };
    await api.database.knex('uploads').where({ hash }).update(times);
  };
  beforeEach(uploadLongAgo);

  test('goes in the next round', async () => {
    await round();
    expect([removed, await copies(url)]).toEqual([1, 0]);
  });

  test.each([
    ['a save', () => save(showing(url))],
    ['a save of what is incomplete yet', () => save(showing(url, ''))],
    ['an activation', () => api.activate(showing(url))],
    ['an upload', () => upload()],
  ])('stays when %s takes it again while another one goes', async (_title, take) => {
    const first = url;
    await uploadLongAgo();
    await round(beforeFilesGo(take));
    expect([removed, await copies(first), await copies(url)]).toEqual([1, 0, 4]);
    await round();
    expect([removed, await copies(url)]).toEqual([0, 4]);
  });

  test('is stored anew when it is uploaded while its files go', async () => {
    const before = url;
    await round(
      beforeFilesGo(async () => {
        url = await upload();
      }),
    );
    await round();
    await round();
    expect([await copies(url), await isKnown(url)]).toEqual([4, true]);
    expect([await copies(before), await isKnown(before)]).toEqual([0, false]);
    expect(await upload()).toBe(before);
    expect(await copies(before)).toBe(4);
  });

  test('refuses no save that names it after it has gone', async () => {
    await round();
    const answer = await save(showing(url));
    expect([answer.status, answer.body.publishable]).toEqual([200, true]);
    expect(await copies(url)).toBe(0);
  });

  describe('whose removal ended half-way', () => {
    /** Runs a round in which the store fails after some deletions. */
    const failAfter = async (deletions: number) => {
      let left = deletions;
      const failing = round({
        async delete(key) {
          if (left === 0) throw new Error('The store is away');
          left -= 1;
          await api.store.delete(key);
        },
      });
      await expect(failing).rejects.toThrow('The store is away');
      expect(await copies(url)).toBe(4 - deletions);
    };

    test('goes in the next round, while the same uploaded meanwhile is whole', async () => {
      const before = url;
      await failAfter(2);
      url = await upload();
      await round();
      await round();
      expect([await copies(url), await isKnown(url)]).toEqual([4, true]);
      expect([await copies(before), await isKnown(before)]).toEqual([0, false]);
    });

    test('stays when it is named before the next round', async () => {
      await failAfter(0);
      await save(showing(url));
      await round();
      expect([removed, await copies(url)]).toEqual([0, 4]);
      await round();
      expect([removed, await copies(url)]).toEqual([0, 4]);
      expect(await upload()).toBe(url);
    });

    test('stays when it is named while the next round is at another one', async () => {
      await failAfter(0);
      const half = url;
      await uploadLongAgo();
      await round(beforeFilesGo(() => save(showing(half))));
      expect([removed, await copies(half), await copies(url)]).toEqual([1, 4, 0]);
      await round();
      expect([removed, await copies(half)]).toEqual([0, 4]);
    });
  });
});
