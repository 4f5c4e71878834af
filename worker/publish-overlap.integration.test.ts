import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { ENGINES } from '#tests/support/databases.ts';
import { createGate } from '#tests/support/gate.ts';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';
import { watchStore } from '#tests/support/watched-store.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(ENGINES)('a worker that is late with an older calendar, on %s', (engine) => {
  let publishing: Publishing;
  let invitations: Publishing['invitations'];
  let renderer: Renderer;
  let store: ObjectStore;
  let id: string;
  let slug: string;

  const at = (time: string) => {
    const content = weddingOf();
    const events = content.wedding.events.map((event) => ({ ...event, time }));
    return { ...content, wedding: { ...content.wedding, events } };
  };
  const undated = () => {
    const content = weddingOf();
    const customizations = { ...content.customizations, quote: 'Without a calendar' };
    return { ...content, customizations };
  };
  /** Can render without a calendar, although no content that is publishable today lacks a date. */
  const render: Renderer['render'] = (invitation) => {
    const page = renderer.render(invitation);
    const isUndated = invitation.content.customizations.quote === 'Without a calendar';
    return isUndated ? { ...page, calendar: null } : page;
  };
  const publisher = (to: ObjectStore, build = renderer.build) =>
    publishing.publisher({ store: to, renderer: { ...renderer, render, build } });
  const calendar = async () =>
    (await store.get(`pages/${slug}/invitation.ics`))?.body.toString() ?? '';
  /** Publishes `older`, and `newer` while the other worker is about to change the calendar. */
  const overlap = async (older: WeddingData, newer: WeddingData, build?: string) => {
    await invitations.save(id, older);
    const gate = createGate();
    const slow = watchStore(store);
    slow.beforePut = (key) => (key.endsWith('.ics') ? gate.pass() : undefined);
    const late: ObjectStore = {
      ...slow,
      async delete(key) {
        await gate.pass();
        await slow.delete(key);
      },
    };
    const run = publisher(late)(id);
    await gate.isReached;
    await invitations.save(id, newer);
    await publisher(store, build)(id);
    gate.open();
    await run;
  };

  beforeAll(async () => {
    publishing = await createPublishing(engine);
    ({ invitations, renderer } = publishing);
  });
  afterAll(() => publishing?.close());
  beforeEach(async () => {
    ({ id, slug, store } = await publishing.begin());
  });

  test('leaves the newest one', async () => {
    await overlap(at('16:00'), at('18:30'));
    expect(await calendar()).toContain('T183000');
    expect(await invitations.publishStates([id])).toMatchObject([
      { revision: 3, publishedRevision: 3 },
    ]);
  });

  test('leaves the newest one when that is of another build', async () => {
    await overlap(at('16:00'), at('18:30'), 'a later build');
    expect(await calendar()).toContain('T183000');
  });

  test('leaves the newest one when its own revision had none', async () => {
    await overlap(undated(), at('18:30'));
    expect(await calendar()).toContain('T183000');
  });

  test('leaves none when the newest revision has none', async () => {
    await overlap(at('16:00'), undated());
    expect(await calendar()).toBe('');
  });
});
