import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Booted, boot } from '#tests/support/boot.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { type ServerProcess, startProcess } from '#tests/support/servers/server-process.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const PAGE = 'pages/anna-ben/index.html';

describe.each(DEPLOYMENTS)('a worker killed between upload and commit, %s', (deployment) => {
  let product: Booted;
  let doomed: ServerProcess;
  let id: string;

  const pageHas = async (text: string) =>
    expect((await product.store.get(PAGE))?.body.toString()).toContain(text);
  const untilIdle = () =>
    vi.waitFor(async () => {
      const idle = { waiting: 0, active: 0, delayed: 0 };
      expect(await product.queue.inspect()).toMatchObject(idle);
    }, 10_000);
  const untilPublished = (revision: number) =>
    vi.waitFor(
      async () => {
        const [state] = await product.invitations.publishStates([id]);
        expect(state).toMatchObject({ revision, publishedRevision: revision });
      },
      { timeout: 15_000, interval: 50 },
    );

  beforeEach(async () => {
    product = await boot(deployment);
    ({ id } = await product.invitations.create({ slug: 'anna-ben', content: weddingOf() }));
    doomed = startProcess(
      process.execPath,
      ['--import', 'tsx', 'tests/faults/hanging-worker.ts'],
      product.env,
    );
    await vi.waitFor(() => expect(doomed.output()).toContain(`uploaded ${PAGE}`), {
      timeout: 15_000,
      interval: 20,
    });
    await doomed.end('SIGKILL');
  });
  afterEach(async () => {
    await doomed?.end('SIGKILL');
    await product?.close();
  });

  test('leaves a whole page that counts as not published, and the next worker finishes', async () => {
    await pageHas('data-revision="1"');
    const [state] = await product.invitations.publishStates([id]);
    expect(state).toMatchObject({ revision: 1, publishedRevision: 0 });
    product.startWorker();
    await untilPublished(1);
  });

  test('does not keep a later save from being live', async () => {
    const content = weddingOf();
    await product.invitations.save(id, {
      ...content,
      customizations: { ...content.customizations, quote: 'Saved after the death' },
    });
    await product.queue.request(id);
    product.startWorker();
    await untilPublished(2);
    await pageHas('Saved after the death');
  });

  // A folder's files are written by the process itself, and no longer once it is dead.
  test.skipIf(deployment === 'embedded')(
    'replaces a later page for a minute at most when its put arrives late',
    async () => {
      const late = await product.store.get(PAGE);
      if (!late) throw new Error('no page was uploaded');
      await product.invitations.save(id, weddingOf('Anna', 'Theo'));
      await product.queue.request(id);
      product.startWorker({ reconcileMs: 50 });
      await untilPublished(2);
      await untilIdle();
      await product.store.put(PAGE, late.body, late);
      await pageHas('data-revision="1"');
      const past = { possible_until: Date.now() - 1 };
      expect(await product.database.knex('late_puts').update(past)).toBe(1);
      await vi.waitFor(() => pageHas('data-revision="2"'), 10_000);
    },
  );
});
