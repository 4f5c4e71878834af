import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Booted, boot } from '#tests/support/boot.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { type ServerProcess, startProcess } from '#tests/support/servers/server-process.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(DEPLOYMENTS)('a worker killed between upload and commit, %s', (deployment) => {
  let product: Booted;
  let doomed: ServerProcess;
  let id: string;

  const pageHas = async (text: string) =>
    expect((await product.store.get('pages/anna-ben/index.html'))?.body.toString()).toContain(text);
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
    await vi.waitFor(
      () => expect(doomed.output()).toContain('uploaded pages/anna-ben/index.html'),
      { timeout: 15_000, interval: 20 },
    );
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
});
