import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Booted, boot } from '#tests/support/boot.ts';
import { weddingOf } from '#tests/support/wedding.ts';

let product: Booted;
beforeEach(async () => {
  product = await boot('servers');
});
afterEach(() => product?.close());

test('two workers never work on one invitation at once, and the newest page wins', async () => {
  const { id } = await product.invitations.create({ slug: 'anna-ben', content: weddingOf() });
  let atOnce = 0;
  let most = 0;
  product.store.beforePut = async (key) => {
    if (!key.endsWith('invitation.ics')) return;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
  };
  // A worker that this busy process holds up for a second is alive, unlike what others here test.
  product.startWorker({ lockMs: 30_000 });
  product.startWorker({ lockMs: 30_000 });
  const content = weddingOf();
  const { wedding } = content;
  for (let save = 1; save <= 60; save += 1) {
    const customizations = { ...content.customizations, quote: `Number ${save} of sixty` };
    const time = `18:${String(save - 1).padStart(2, '0')}`;
    const events = wedding.events.map((event) => ({ ...event, time }));
    await product.invitations.save(id, {
      ...content,
      customizations,
      wedding: { ...wedding, events },
    });
    await product.queue.request(id);
  }
  await vi.waitFor(
    async () => {
      const [state] = await product.invitations.publishStates([id]);
      expect(state).toMatchObject({ revision: 61, publishedRevision: 61 });
    },
    { timeout: 15_000, interval: 20 },
  );
  const page = await product.store.get('pages/anna-ben/index.html');
  expect(page?.body.toString()).toContain('Number 60 of sixty');
  const calendar = await product.store.get('pages/anna-ben/invitation.ics');
  expect(calendar?.body.toString()).toContain('T185900');
  expect(most).toBe(1);
});

test('two workers share many invitations', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 40; number += 1) {
    const slug = `couple-${number}`;
    ids.push((await product.invitations.create({ slug, content: weddingOf() })).id);
  }
  product.startWorker();
  product.startWorker();
  await Promise.all(ids.map((id) => product.queue.request(id)));
  await vi.waitFor(async () => expect(await product.invitations.countBehind()).toBe(0), {
    timeout: 18_000,
    interval: 50,
  });
  for (const id of ids) {
    const [state] = await product.invitations.publishStates([id]);
    expect(await product.store.head(`pages/${state?.slug}/index.html`)).toBeDefined();
  }
});
