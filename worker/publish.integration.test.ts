import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { forgetAllStored } from '#infra/database/invitations/forget-stored.ts';
import type { Edge } from '#infra/edge/edge.ts';
import { createMetrics, type Metrics } from '#infra/metrics.ts';
import type { PublishHandler } from '#infra/queue/publish-queue.ts';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { ENGINES } from '#tests/support/databases.ts';
import { createGate } from '#tests/support/gate.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';
import { type WatchedStore, watchStore } from '#tests/support/watched-store.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createAssetUpload } from './assets.ts';
import { createPutPage, type PutPage } from './publish-page.ts';
import { publishRecords } from './publish-records.ts';

interface PublisherOptions {
  build?: string;
  to?: WatchedStore;
  edge?: Edge;
  remake?: PutPage;
}

describe.each(ENGINES)('the publish loop on %s', (engine) => {
  let publishing: Publishing;
  let invitations: Publishing['invitations'];
  let renderer: Publishing['renderer'];
  let store: WatchedStore;
  let metrics: Metrics;
  let publish: PublishHandler;
  let id: string;
  let slug: string;

  const publisher = (options: PublisherOptions = {}) => {
    const { build = renderer.build, to = store, edge, remake } = options;
    return publishing.publisher({
      store: to,
      uploadAssets: createAssetUpload(to, renderer),
      renderer: { ...renderer, build },
      edge,
      remake,
      metrics,
    });
  };
  const html = async () => (await store.get(`pages/${slug}/index.html`))?.body.toString() ?? '';
  const save = (content: WeddingData) => invitations.save(id, content);
  const state = () => publishRecordOf(invitations, id);
  const quoting = (quote: string) => {
    const content = weddingOf();
    return { ...content, customizations: { ...content.customizations, quote } };
  };

  beforeAll(async () => {
    publishing = await createPublishing(engine);
    ({ invitations, renderer } = publishing);
  });
  afterAll(() => publishing?.close());
  beforeEach(async () => {
    ({ id, slug, store } = await publishing.begin());
    metrics = createMetrics();
    publish = publisher();
  });

  test('a page is stored after everything that it needs', async () => {
    await publish(id);
    const page = store.puts.indexOf(`pages/${slug}/index.html`);
    expect(page).toBe(store.puts.length - 1);
    const needed = [/^assets\/.+\.js$/, /\/invitation\.ics$/, /\/social-.+\.jpg$/];
    for (const file of needed) expect(store.puts.some((key) => file.test(key))).toBe(true);
    expect(await html()).toContain('data-revision="1"');
    expect(await state()).toMatchObject({ publishedRevision: 1, rendererBuild: renderer.build });
  });

  test('every file that the page names is stored', async () => {
    await publish(id);
    const named = [...(await html()).matchAll(/["(](?:https:\/\/w\.example)?\/([^")\s]+)[")]/g)]
      .map(([, path = '']) => path)
      .filter((path) => /^(?:assets|[a-z0-9-]+)\/.+\.[a-z0-9]+$/.test(path))
      .filter((path) => !path.startsWith('api/'));
    expect(named.length).toBeGreaterThan(2);
    for (const path of named) {
      const key = path.startsWith('assets/') ? path : `pages/${path}`;
      expect(await store.head(key), key).toBeDefined();
    }
  });

  test('a page is live when the edge serves it, or a newer one', async () => {
    const serving = (revision: number, isKept = false) =>
      publisher({ edge: { refresh: async () => ({ revision, isKept }) } });
    await save(quoting('Newer'));
    await expect(serving(1)(id)).rejects.toThrow(/^The edge serves revision 1 instead of 2$/);
    await expect(serving(1, true)(id)).rejects.toThrow(/of 2: it may have another EDGE_SECRET$/);
    expect(await state()).toMatchObject({ publishedRevision: 0 });
    await serving(3)(id);
    expect(await state()).toMatchObject({ publishedRevision: 2 });
  });

  test('files named by their inputs are made once', async () => {
    await publish(id);
    store.puts.length = 0;
    const looks = vi.spyOn(store, 'head');
    await save(quoting('Changed'));
    await publish(id);
    expect(store.puts).toEqual([`pages/${slug}/invitation.ics`, `pages/${slug}/index.html`]);
    expect(looks).not.toHaveBeenCalledWith(expect.stringContaining(slug));
    expect(await html()).toContain('data-revision="2"');
  });

  test('a calendar bears the moment of its save', async () => {
    await publish(id);
    const saved = new Date((await state())?.updatedAt ?? 0).toISOString();
    const calendar = await store.get(`pages/${slug}/invitation.ics`);
    expect(calendar?.body.toString()).toContain(`DTSTAMP:${saved.replace(/[-:]|\.\d+/g, '')}`);
  });

  test('a calendar that stays as it is is not stored again for a new build', async () => {
    await publisher({ build: 'older' })(id);
    store.puts.length = 0;
    await publish(id);
    const ofPages = store.puts.filter((key) => key.startsWith('pages/'));
    expect(ofPages).toEqual([`pages/${slug}/index.html`]);
  });

  test('files are found in the store when the database does not know of them', async () => {
    await publish(id);
    await publishing.database.knex('invitations').where({ id }).update({ artifacts: null });
    store.puts.length = 0;
    await publish(id);
    expect(store.puts.filter((key) => /social|names/.test(key))).toEqual([]);
  });

  describe('files that are lost', () => {
    const ofPage = () => {
      const keys = new Set(store.puts.filter((key) => key.startsWith(`pages/${slug}/`)));
      expect([...keys].some((key) => key.includes('/social-'))).toBe(true);
      return keys;
    };
    const lose = async (keys: Iterable<string>) => {
      for (const key of keys) await store.delete(key);
    };
    const areStored = async (keys: Iterable<string>) => {
      for (const key of keys) expect(await store.head(key), key).toBeDefined();
    };
    const isMarked = async () =>
      (await invitations.behind(renderer.build, 10_000)).otherBuild.includes(id);

    test.each([
      ['a page that is asked for', weddingOf()],
      ['the page of before an incomplete save', weddingOf('', 'Ben')],
    ])('are made again with %s while the empty store is found', async (_case, newest) => {
      await publish(id);
      const keys = ofPage();
      await save(newest);
      await publish(id);
      await lose(store.puts);
      const uploadAssets = createAssetUpload(store, renderer, () => forgetAllStored(invitations));
      await publishing.publisher({ store, uploadAssets })(id);
      await areStored(keys);
      expect(await isMarked()).toBe(false);
    });

    test.each([
      ['as it is', async () => undefined],
      ['as a save changed it', () => save(quoting('Changed'))],
    ])('are made again after a run that put the page %s meanwhile', async (_case, change) => {
      await publish(id);
      const keys = ofPage();
      await change();
      let isLost = false;
      store.beforePut = async (key) => {
        if (!key.endsWith('index.html') || isLost) return;
        isLost = true;
        await lose(keys);
        expect(await invitations.forgetStored([id])).toBe(1);
      };
      await publish(id);
      const { revision, publishedRevision } = await state();
      expect(publishedRevision).toBe(revision);
      expect(await html()).toContain(`data-revision="${revision}"`);
      expect(await isMarked()).toBe(true);
      await publish(id);
      await areStored(keys);
      expect(await isMarked()).toBe(false);
    });

    test('are looked for once by a run that goes on with a save', async () => {
      await publish(id);
      await invitations.forgetStored([id]);
      const noted = publishRecords(publishing.database, 1);
      let isFirst = true;
      await publishing.publisher({
        store,
        records: {
          ...noted,
          async isNewest(...asked) {
            if (!isFirst) return noted.isNewest(...asked);
            isFirst = false;
            await save(quoting('Saved in between'));
            await invitations.forgetStored([id]);
            return false;
          },
        },
      })(id);
      expect(await state()).toMatchObject({ revision: 2, publishedRevision: 2 });
      expect(await isMarked()).toBe(false);
    });
  });

  test('a save during a running publish is live when the run ends', async () => {
    let saves = 0;
    store.beforePut = async (key) => {
      if (!key.endsWith('index.html') || saves === 2) return;
      saves += 1;
      await save(quoting(`Saved in between, number ${saves}`));
    };
    await publish(id);
    expect(await html()).toContain('Saved in between, number 2');
    expect(await state()).toMatchObject({ revision: 3, publishedRevision: 3 });
  });

  test('a run that saves overtake for ever ends, says so, and counts as no publish', async () => {
    let saves = 0;
    store.beforePut = async (key) => {
      if (!key.endsWith('index.html')) return;
      saves += 1;
      await save(quoting(`Saved in between, number ${saves}`));
    };
    await publish(id);
    expect(await state()).toMatchObject({ revision: 21, publishedRevision: 20 });
    const text = await metrics.text();
    expect(text).toContain('publish_duration_seconds_count{outcome="overtaken"} 1');
    expect(text).not.toContain('outcome="published"');
    store.beforePut = () => undefined;
    await publish(id);
    expect(await state()).toMatchObject({ revision: 21, publishedRevision: 21 });
  });

  test('a worker that put an older page last puts the newest again', async () => {
    const slow = watchStore(store);
    const gate = createGate();
    slow.beforePut = (key) => (key.endsWith('index.html') ? gate.pass() : undefined);
    const older = publisher({ to: slow })(id);
    await gate.isReached;
    await save(quoting('The newest'));
    await publish(id);
    expect(await html()).toContain('The newest');
    gate.open();
    await older;
    expect(await html()).toContain('The newest');
    expect(await state()).toMatchObject({ revision: 2, publishedRevision: 2 });
  });

  test('a run that was woken for nothing puts the page and its calendar again', async () => {
    await publish(id);
    for (const name of ['index.html', 'invitation.ics']) {
      await store.put(`pages/${slug}/${name}`, 'overwritten by a worker that died', {
        contentType: 'text/html',
        cacheControl: 'no-cache',
      });
    }
    await publish(id);
    expect(await html()).toContain('data-revision="1"');
    const calendar = await store.get(`pages/${slug}/invitation.ics`);
    expect(calendar?.body.toString()).toContain('BEGIN:VCALENDAR');
  });

  test('content that may not be published leaves the last good page', async () => {
    await publish(id);
    const content = weddingOf();
    await save({ ...content, couple: { ...content.couple, bride: ' ' } });
    await publish(id);
    expect(await html()).toContain('data-revision="1"');
    expect((await invitations.behind(renderer.build, 10)).unpublished).not.toContain(id);
    const [listed] = await invitations.publishStates([id]);
    expect(listed).toMatchObject({ isBlocked: true, lastError: "Bride's name is required" });
    await save(quoting('Complete again'));
    await publish(id);
    expect(await html()).toContain('Complete again');
  });

  test('a failed publish is told to the operator and to the queue', async () => {
    store.beforePut = (key) => {
      if (key.endsWith('.ics')) throw new Error('The store is away');
    };
    await expect(publish(id)).rejects.toThrow('The store is away');
    const [listed] = await invitations.publishStates([id]);
    expect(listed).toMatchObject({ attempts: 1, lastError: 'The store is away', isBlocked: false });
    expect(await html()).toBe('');
    store.beforePut = () => undefined;
    await publish(id);
    expect(await html()).toContain('data-revision="1"');
    expect((await invitations.publishStates([id]))[0]).toMatchObject({ attempts: 0 });
  });

  test('files that pages share are stored once, except those that may change under their name', async () => {
    await publish(id);
    const assets = store.puts.filter((key) => key.startsWith('assets/'));
    const art = assets.filter((key) => key.startsWith('assets/art/'));
    expect(art.length).toBeGreaterThan(0);
    expect(assets.length).toBeGreaterThan(art.length);
    const cacheControl = async (key = '') => (await store.head(key))?.cacheControl;
    expect(await cacheControl(art[0])).toBe(CACHE_CONTROL.renewable);
    const named = assets.find((key) => !art.includes(key));
    expect(await cacheControl(named)).toBe(CACHE_CONTROL.immutable);
    store.puts.length = 0;
    await publisher()(id);
    expect(store.puts.filter((key) => key.startsWith('assets/')).sort()).toEqual(art.sort());
  });

  test('assets that could not be stored are tried again with the next publish', async () => {
    let failures = 1;
    store.beforePut = (key) => {
      if (!key.startsWith('assets/') || failures === 0) return;
      failures -= 1;
      throw new Error('The store is away');
    };
    await expect(publish(id)).rejects.toThrow('The store is away');
    await publish(id);
    expect(store.puts.some((key) => key.startsWith('assets/'))).toBe(true);
    expect(await state()).toMatchObject({ publishedRevision: 1 });
  });

  test('a page of another build is made anew and keeps its revision', async () => {
    await publisher({ build: 'older' })(id);
    expect((await invitations.behind(renderer.build, 10)).otherBuild).toContain(id);
    await publish(id);
    expect((await invitations.behind(renderer.build, 10)).otherBuild).not.toContain(id);
    expect(await state()).toMatchObject({ publishedRevision: 1, rendererBuild: renderer.build });
  });

  test('a save goes live once, however many runs publish it and make its page anew', async () => {
    const older = publisher({ build: 'older' });
    await Promise.all([older(id), older(id)]);
    await publish(id);
    await publish(id);
    expect(await metrics.text()).toContain('save_to_live_seconds_count 1\n');
  });

  test('a save goes live once when two runs note it in the same moment', async () => {
    const both = createGate();
    let arrived = 0;
    const refresh = async () => {
      arrived += 1;
      if (arrived === 2) both.open();
      await both.pass();
      return { revision: 1, isKept: false };
    };
    const run = publisher({ edge: { refresh } });
    await Promise.all([run(id), run(id)]);
    expect(await metrics.text()).toContain('save_to_live_seconds_count 1\n');
  });

  test('pages of another build are made beside this thread, and no others', async () => {
    const remade: string[] = [];
    const putPage = createPutPage(store, renderer);
    const remake: PutPage = (record) => {
      remade.push(`revision ${record.revision}`);
      return putPage(record);
    };
    await publisher({ build: 'older', remake })(id);
    await save(quoting('Saved'));
    await publisher({ build: 'older', remake })(id);
    // Nothing is new: an earlier run already published the save that requested this one.
    await publisher({ build: 'older', remake })(id);
    expect(remade).toEqual([]);
    await save(quoting('Saved while the new build starts'));
    await publisher({ remake })(id);
    expect(remade).toEqual([]);
    await publisher({ build: 'newer', remake })(id);
    expect(remade).toEqual(['revision 3']);
  });

  test('many at once are all published', async () => {
    const ids = [id];
    for (let index = 0; index < 30; index += 1) {
      const created = await invitations.create({ slug: `${slug}-${index}`, content: weddingOf() });
      ids.push(created.id);
    }
    await Promise.all(ids.map((each) => publish(each)));
    const states = await invitations.publishStates(ids);
    expect(states.map(({ publishedRevision }) => publishedRevision)).toEqual(ids.map(() => 1));
  });

  test('an invitation that is gone needs no page, and its run is counted as such', async () => {
    await publish('01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect(store.puts.filter((key) => key.startsWith('pages/'))).toEqual([]);
    const counts = (await metrics.text()).match(/publish_duration_seconds_count\S+ \d+/g);
    expect(counts).toEqual(['publish_duration_seconds_count{outcome="missing"} 1']);
  });

  test('what was published is counted, with the seconds since its save', async () => {
    await publish(id);
    const text = await metrics.text();
    expect(text).toContain('publish_duration_seconds_count{outcome="published"} 1');
    expect(text).toContain('save_to_live_seconds_count 1');
  });
});
