import { describe, expect, test } from 'vitest';
import type { Credentials } from '../../api-client.ts';
import { ApiError, errorOf } from '../../api-transport.ts';
import { saveOf } from './invitation-state.ts';
import { CREDENTIALS, named, settle, storeWorld } from './testing.ts';

const world = storeWorld();

async function openedAgain() {
  const store = world.open(CREDENTIALS);
  await store.start();
  await settle();
  return store;
}

/** Opens an invitation and saves an edit, of which only the response is lost. */
async function withLostResponse() {
  const store = world.open(CREDENTIALS);
  await store.start();
  store.edit(named('Ophelia Rose'));
  world.server.failure = new ApiError('network', 'Network error');
  await store.saveNow();
  return store;
}

describe('a couple with a license', () => {
  test('sees the invitation of the server and cannot change its template', async () => {
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(store.state).toMatchObject({
      kind: 'editing',
      content: { couple: { bride: 'Ophelia' } },
    });
    expect(store.chooseTemplate('floral-elegance')).toBe(false);
  });

  test('keeps an edit that was not saved before the browser was closed', async () => {
    const first = world.open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    const second = await openedAgain();
    expect(second.state.content.couple.bride).toBe('Ophelia Rose');
    expect(world.saves.at(-1)).toMatchObject({ baseRevision: 4 });
    expect(saveOf(second.state)).toMatchObject({ phase: { kind: 'saved' }, revision: 5 });
    expect(world.kept.has('unsavedEdit:01J')).toBe(false);
  });

  test('is asked when that edit meets a newer one of the partner', async () => {
    const first = world.open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    world.server.content = { ...named('Ophelia'), story: { sections: [] } };
    world.server.revision = 5;
    const second = await openedAgain();
    expect(saveOf(second.state)?.phase).toMatchObject({
      kind: 'conflict',
      merge: { theirs: ['story.sections'], clashes: [] },
    });
    second.resolveConflict('both');
    await settle();
    expect(world.server.content).toMatchObject({
      couple: { bride: 'Ophelia Rose' },
      story: { sections: [] },
    });
  });

  test('keeps what was combined when the browser is closed before it is saved', async () => {
    const store = world.open(CREDENTIALS);
    await store.start();
    store.edit(named('Ophelia Rose'));
    world.server.content = { ...world.server.content, story: { sections: [] } };
    world.server.revision = 5;
    await store.saveNow();
    world.server.failure = new ApiError('network', 'Network error');
    store.resolveConflict('both');
    expect(JSON.parse(world.kept.get('unsavedEdit:01J') ?? '')).toMatchObject({
      baseRevision: 5,
      content: { couple: { bride: 'Ophelia Rose' }, story: { sections: [] } },
    });
  });

  test('recognises the save that was under way when the browser was closed', async () => {
    const first = world.open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    world.server.content = named('Ophelia Rose');
    world.server.revision = 5;
    world.server.failure = new ApiError('network', 'Network error');
    await first.saveNow();
    first.edit(named('Ophelia Rose M.'));
    world.server.failure = null;
    const second = await openedAgain();
    expect(saveOf(second.state)?.phase.kind).toBe('pending');
    await second.saveNow();
    expect(world.server).toMatchObject({
      revision: 6,
      content: { couple: { bride: 'Ophelia Rose M.' } },
    });
  });

  test('is not asked about that save when the partner has added to it since', async () => {
    await withLostResponse();
    const content = { ...named('Ophelia Rose'), story: { sections: [] } };
    world.server = { content, revision: 6, failure: null };
    const second = await openedAgain();
    expect(saveOf(second.state)).toMatchObject({ phase: { kind: 'saved' }, revision: 6 });
    expect(second.state.content).toEqual(content);
    expect(world.kept.has('unsavedEdit:01J')).toBe(false);
  });

  test('is asked when that save, and an undo of it, meet an edit of the partner', async () => {
    const first = await withLostResponse();
    first.edit(named('Ophelia'));
    const content = { ...named('Ophelia Rose'), story: { sections: [] } };
    world.server = { content, revision: 6, failure: null };
    const second = await openedAgain();
    expect(saveOf(second.state)?.phase.kind).toBe('conflict');
  });

  test('can undo an edit that may have been saved, even after closing the browser', async () => {
    const first = world.open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    world.server = {
      content: named('Ophelia Rose'),
      revision: 5,
      failure: new ApiError('network', 'Network error'),
    };
    await first.saveNow();
    first.edit(named('Ophelia'));
    world.server.failure = null;
    const second = await openedAgain();
    await second.saveNow();
    expect(world.server).toMatchObject({ revision: 6, content: { couple: { bride: 'Ophelia' } } });
  });

  test('keeps what is being typed when the partner has saved', async () => {
    const store = world.open(CREDENTIALS);
    await store.start();
    store.collectFrom(() => store.edit(named('Ophelia Rose')));
    world.server.content = { ...world.server.content, story: { sections: [] } };
    world.server.revision = 5;
    const newer = { cleanUrl: '', revision: 5, publishedRevision: 5, publishedAt: null };
    expect(store.adopt({ ...newer, weddingData: world.server.content })).toBe(false);
    expect(store.state.content.couple.bride).toBe('Ophelia Rose');
  });

  test('never overwrites an invitation that could not be loaded', async () => {
    world.server.failure = new ApiError('network', 'Network error');
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(store.state).toMatchObject({ kind: 'unreachable' });
    store.edit(named('Written meanwhile'));
    await store.saveNow();
    expect(world.saves).toEqual([]);
    world.server.failure = null;
    await store.reload();
    await settle();
    expect(world.server.content.couple.bride).toBe('Ophelia');
    expect(saveOf(store.state)?.phase.kind).toBe('conflict');
    expect(store.state.content.couple.bride).toBe('Written meanwhile');
  });

  test('sees the invitation at the second attempt if nothing was typed meanwhile', async () => {
    world.server.failure = new ApiError('network', 'Network error');
    const store = world.open(CREDENTIALS);
    await store.start();
    world.server.failure = null;
    await store.reload();
    expect(store.state).toMatchObject({
      kind: 'editing',
      content: { couple: { bride: 'Ophelia' } },
    });
  });

  test('keeps what a revoked link could not save for whoever opens the new one', async () => {
    const store = world.open(CREDENTIALS);
    await store.start();
    world.server.failure = new ApiError('status', 'No', { status: 403 });
    store.edit(named('Ophelia Rose'));
    await store.saveNow();
    store.edit(named('Ophelia Rose M.'));
    await world.open(null).start();
    world.server.failure = null;
    await world.open({ ...CREDENTIALS, token: 'renewed' }).start();
    await settle();
    expect(world.server.content.couple.bride).toBe('Ophelia Rose M.');
  });

  test('learns that their link is no longer valid', async () => {
    world.server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(store.state.kind).toBe('denied');
    expect(world.keptAccess).toBeNull();
    store.leave();
    expect(store.state).toMatchObject({ kind: 'drafting' });
  });

  test('gives up an invalid link, but not the one that another tab has opened since', async () => {
    world.server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = world.open(CREDENTIALS);
    await store.start();
    world.server.failure = null;
    const renewed = { ...CREDENTIALS, token: 'renewed' };
    await world.open(renewed).start();
    store.leave();
    expect(store.state).toMatchObject({ kind: 'drafting', known: renewed });
    expect(world.keptAccess).toEqual(renewed);
  });

  test('is not said to have an invalid link by the login page of a network', async () => {
    world.server.failure = errorOf(403, undefined, 'text/html');
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(store.state.kind).toBe('unreachable');
    world.server.failure = null;
    await store.reload();
    expect(store.state).toMatchObject({
      kind: 'editing',
      content: { couple: { bride: 'Ophelia' } },
    });
  });

  test('is not led back by an abandoned link that is still in the address', async () => {
    world.kept.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    world.server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = world.open(CREDENTIALS);
    await store.start();
    store.leave();
    await store.follow();
    expect(store.state.kind).toBe('drafting');
  });
});

describe('an unsaved edit', () => {
  const OTHER: Credentials = { invitationId: '01K', token: 'other' };

  test('survives work on another invitation', async () => {
    const first = world.open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    const other = world.open(OTHER);
    await other.start();
    other.edit(named('Greta'));
    await other.saveNow();
    expect(saveOf(other.state)?.phase.kind).toBe('saved');
    world.server = { content: named('Ophelia'), revision: 4, failure: null };
    const again = world.open(CREDENTIALS);
    await again.start();
    expect(again.state.content.couple.bride).toBe('Ophelia Rose');
  });

  test('is found in its former storage place, until it is saved', async () => {
    const edit = { invitationId: '01J', base: named('Ophelia'), baseRevision: 4 };
    world.kept.set('unsavedEdit', JSON.stringify({ ...edit, content: named('Ophelia Rose') }));
    const other = world.open(OTHER);
    await other.start();
    expect(other.state.content.couple.bride).toBe('Ophelia');
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose');
    await settle();
    expect([...world.kept.keys()].filter((key) => key.startsWith('unsavedEdit'))).toEqual([]);
  });
});
