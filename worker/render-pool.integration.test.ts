import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_VERSION } from '#domain/invitation/content-version.ts';
import { encodeContent } from '#infra/database/invitations/content.ts';
import type { PublishRecord } from '#infra/database/invitations/publish-record.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createPutPage } from './publish-page.ts';
import { createRenderPool, type RenderPool, type RenderSettings } from './render-pool.ts';

// Built by `npm run build`, as the product runs it.
const ENTRY = join(import.meta.dirname, '../dist/server/render-thread.js');
const clientDir = 'dist/renderer';
const publicUrl = 'https://w.example';

let folder: string;
let settings: RenderSettings;
let renderPool: RenderPool;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wedding-invite-renderPool-'));
  settings = { clientDir, publicUrl, objectsDir: join(folder, 'threads') };
});
afterEach(async () => {
  await renderPool.close();
  await rm(folder, { recursive: true, force: true });
});

const recordOf = (slug: string): PublishRecord => ({
  id: '01JD0000000000000000000000',
  slug,
  content: { text: encodeContent(weddingOf('Zoë', 'علي')), version: CONTENT_VERSION },
  isRemoved: false,
  revision: 3,
  publishedRevision: 3,
  rendererBuild: 'older',
  artifacts: [],
  updatedAt: 1_900_000_000_000,
});

test('a thread makes the same files as this one', async () => {
  renderPool = createRenderPool(ENTRY, 1, settings);
  const renderer = await createRenderer({ clientDir, publicUrl });
  const here = createFolderStore(join(folder, 'here'));
  const names = await renderPool.putPage(recordOf('anna-ben'));
  expect(names).toEqual(await createPutPage(here, renderer)(recordOf('anna-ben')));
  const there = createFolderStore(settings.objectsDir);
  for await (const { key } of here.list('pages/')) {
    expect(
      (await there.get(key))?.body.equals((await here.get(key))?.body ?? Buffer.alloc(0)),
    ).toBe(true);
  }
});

test('a thread makes the page of a removed invitation', async () => {
  renderPool = createRenderPool(ENTRY, 1, settings);
  expect(await renderPool.putPage({ ...recordOf('anna-ben'), isRemoved: true })).toEqual({
    artifacts: [],
  });
  const page = await createFolderStore(settings.objectsDir).get('pages/anna-ben/index.html');
  expect(page?.body.toString()).toContain('This invitation is no longer here.');
});

test('forty pages asked for at once are all stored', async () => {
  renderPool = createRenderPool(ENTRY, 2, settings);
  const slugs = Array.from({ length: 40 }, (_, number) => `couple-${number}`);
  await Promise.all(slugs.map((slug) => renderPool.putPage(recordOf(slug))));
  const store = createFolderStore(settings.objectsDir);
  for (const slug of slugs) {
    expect(await store.head(`pages/${slug}/index.html`)).toBeDefined();
  }
});

test.runIf(process.platform === 'linux')('threads let others go first', async () => {
  renderPool = createRenderPool(ENTRY, 2, settings);
  const before = await priorities();
  await Promise.all([
    renderPool.putPage(recordOf('anna-ben')),
    renderPool.putPage(recordOf('cleo-dan')),
  ]);
  expect((await priorities()).filter((nice) => nice === 10)).toHaveLength(2);
  expect(before).not.toContain(10);
});

/** The nice value of each of this process's threads; proc_pid_stat(5). */
async function priorities(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8')),
  );
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

test('a page that cannot be stored fails alone', async () => {
  renderPool = createRenderPool(ENTRY, 1, settings);
  const outcomes = await Promise.allSettled([
    renderPool.putPage(recordOf('not a key')),
    renderPool.putPage(recordOf('fine')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('what keeps a page from being made is told as on this thread', async () => {
  renderPool = createRenderPool(ENTRY, 1, settings);
  const unfinished = { text: encodeContent(weddingOf('', 'Ben')), version: CONTENT_VERSION };
  expect(await renderPool.putPage({ ...recordOf('unfinished'), content: unfinished })).toEqual({
    issue: "Bride's name is required",
  });
  const unreadable = { text: '"Anna & Ben"', version: CONTENT_VERSION };
  await expect(
    renderPool.putPage({ ...recordOf('unreadable'), content: unreadable }),
  ).rejects.toThrow('This invitation cannot be read: its content (invalid_type)');
});

test('a thread that cannot start fails its pages instead of keeping them', async () => {
  renderPool = createRenderPool(ENTRY, 1, { ...settings, clientDir: 'nowhere' });
  await expect(renderPool.putPage(recordOf('anna-ben'))).rejects.toThrow(
    'No client build in nowhere',
  );
});

test('closing fails what is still at work', async () => {
  renderPool = createRenderPool(ENTRY, 1, settings);
  const atWork = renderPool.putPage(recordOf('anna-ben'));
  const outcome = expect(atWork).rejects.toThrow('A render thread ended');
  await renderPool.close();
  await outcome;
});
