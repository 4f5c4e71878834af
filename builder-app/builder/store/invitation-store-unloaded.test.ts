import { describe, expect, test, vi } from 'vitest';
import type { Credentials } from '../../api-client.ts';
import { ApiError } from '../../api-transport.ts';
import { addressOf, isDraftInstead, isUnsaved, saveOf } from './invitation-state.ts';
import { ACTIVATED, CREDENTIALS, named, settle, storeWorld } from './testing.ts';

const world = storeWorld();

describe('a couple whose invitation cannot be loaded', () => {
  const away = new ApiError('network', 'Network error');
  const reopened = async () => {
    const store = world.open(CREDENTIALS);
    await store.start();
    return store;
  };
  const editedBefore = async () => {
    const first = await reopened();
    first.edit(named('Ophelia Rose'));
    world.server.failure = away;
  };

  test('sees the edit that was not saved', async () => {
    await editedBefore();
    const { state } = await reopened();
    expect(state).toMatchObject({
      kind: 'unreachable',
      content: { couple: { bride: 'Ophelia Rose' } },
      fallback: { unsaved: { baseRevision: 4 } },
    });
    expect(isDraftInstead(state)).toBe(false);
  });

  test('finds what they type after another reload, and it is saved eventually', async () => {
    await editedBefore();
    (await reopened()).edit(named('Ophelia Rose M.'));
    const store = await reopened();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose M.');
    world.server.failure = null;
    await store.reload();
    await settle();
    expect(world.saves).toMatchObject([{ baseRevision: 4 }]);
    expect(world.server.content.couple.bride).toBe('Ophelia Rose M.');
    expect(store.state).toMatchObject({ kind: 'editing', save: { phase: { kind: 'saved' } } });
    expect(world.kept.has('unsavedEdit:01J')).toBe(false);
  });

  test('keeps what is typed into the content that stands in for the invitation', async () => {
    world.server.failure = away;
    const first = await reopened();
    expect(first.state).toMatchObject({ fallback: { unsaved: null } });
    first.edit(named('Written meanwhile'));
    expect(first.state).toMatchObject({
      fallback: { unsaved: { invitationId: '01J', baseRevision: 0 } },
    });
    const second = await reopened();
    expect(second.state.content.couple.bride).toBe('Written meanwhile');
    world.server.failure = null;
    await second.reload();
    await settle();
    expect(world.server.content.couple.bride).toBe('Ophelia');
    expect(saveOf(second.state)?.phase.kind).toBe('conflict');
  });

  test.each(['at once', 'after a reload'])('keeps its template when it loads %s', async (when) => {
    const draft = world.open(null);
    await draft.start();
    draft.chooseTemplate('serene-lens');
    world.server.failure = away;
    let store = await reopened();
    const { content } = store.state;
    store.edit({ ...content, couple: { ...content.couple, brideParents: 'Rose and Tom' } });
    world.server.failure = null;
    if (when === 'at once') await store.reload();
    else store = await reopened();
    await settle();
    expect(world.saves.at(-1)?.content.customizations.selectedTemplate).toBe('floral-elegance');
    store.resolveConflict('both');
    await settle();
    const own = named('Ophelia');
    expect(world.server.content).toEqual({
      ...own,
      couple: { ...own.couple, brideParents: 'Rose and Tom' },
    });
  });

  test('keeps what was typed in two tabs once it is loaded', async () => {
    await editedBefore();
    const store = await reopened();
    const other = await reopened();
    const { content } = other.state;
    other.edit({ ...content, story: { sections: [] } });
    vi.spyOn(world.kept, 'set').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    store.edit(named('Ophelia Rose M.'));
    expect(store.state).toMatchObject({ fallback: { isKept: false } });
    world.server.failure = null;
    await store.reload();
    await settle();
    expect(world.server.content).toMatchObject({
      couple: { bride: 'Ophelia Rose M.' },
      story: { sections: [] },
    });
    expect(isUnsaved(store.state)).toBe(false);
  });

  test('keeps what is typed in two tabs while neither can load it', async () => {
    await editedBefore();
    const store = await reopened();
    const other = await reopened();
    store.edit(named('Ophelia Rose M.'));
    other.edit({ ...other.state.content, story: { sections: [] } });
    await store.reload();
    expect(store.state.content).toMatchObject({
      couple: { bride: 'Ophelia Rose M.' },
      story: { sections: [] },
    });
  });

  test('keeps what is being typed when it finally loads', async () => {
    await editedBefore();
    const store = await reopened();
    store.collectFrom(() => store.edit(named('Ophelia Rose M.')));
    world.server.failure = null;
    await store.reload();
    await settle();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose M.');
    expect(world.server.content.couple.bride).toBe('Ophelia Rose M.');
  });

  test('keeps what is being typed beside what another tab has kept', async () => {
    await editedBefore();
    const store = await reopened();
    const other = await reopened();
    other.edit({ ...other.state.content, story: { sections: [] } });
    store.collectFrom(() => store.edit(named('Ophelia Rose M.')));
    await store.reload();
    expect(store.state.content).toMatchObject({
      couple: { bride: 'Ophelia Rose M.' },
      story: { sections: [] },
    });
  });

  test('keeps the draft’s text and the edit of the tab that activated it', async () => {
    const [one, other] = [world.open(null), world.open(null)];
    for (const tab of [one, other]) await tab.start();
    one.edit(named('Ophelia'));
    await other.follow();
    world.server.content = one.state.content;
    await one.activated(ACTIVATED);
    one.edit({ ...one.state.content, story: { sections: [] } });
    world.server.failure = away;
    other.collectFrom(() => {
      const { content } = other.state;
      if (content.couple.bride === 'Ophelia') other.edit(named('Ophelia Rose'));
    });
    await other.follow();
    const both = { couple: { bride: 'Ophelia Rose' }, story: { sections: [] } };
    expect(other.state.content).toMatchObject(both);
    expect(JSON.parse(world.kept.get('unsavedEdit:01J') ?? '')).toMatchObject({ content: both });
  });

  /** Resolves with the store of a couple who activated, and went on editing without a connection. */
  const activatedOffline = async () => {
    const store = world.open(null);
    await store.start();
    store.edit(named('Ophelia'));
    world.server = { content: store.state.content, revision: 1, failure: away };
    await store.activated(ACTIVATED);
    store.edit(named('Ophelia Rose'));
    return store;
  };

  test('is not asked which version to keep when they have just activated it', async () => {
    await activatedOffline();
    world.server.failure = null;
    await (await reopened()).saveNow();
    await settle();
    expect(world.server).toMatchObject({
      revision: 2,
      content: { couple: { bride: 'Ophelia Rose' } },
    });
  });

  test('is asked which version to keep when somebody has saved since they activated it', async () => {
    const store = await activatedOffline();
    world.server = { content: named('Ophelia Ruth'), revision: 2, failure: null };
    await store.reload();
    await settle();
    expect(saveOf(store.state)?.phase.kind).toBe('conflict');
  });
});

describe('a response that nobody waits for any more', () => {
  const away = new ApiError('network', 'Network error');
  const refused = new ApiError('status', 'Wrong token', { status: 403 });
  const unreachable = async () => {
    world.server.failure = away;
    const store = world.open(CREDENTIALS);
    await store.start();
    world.server.failure = null;
    return store;
  };

  test('does not replace the invitation that another attempt has opened', async () => {
    const store = await unreachable();
    const first = store.reload();
    world.server.failure = away;
    await Promise.all([first, store.reload()]);
    expect(store.state).toMatchObject({
      kind: 'editing',
      content: { couple: { bride: 'Ophelia' } },
    });
  });

  test('does not reopen an invitation that was given up', async () => {
    const store = await unreachable();
    let answer = () => {};
    world.server.until = new Promise((resolve) => {
      answer = resolve;
    });
    const late = store.reload();
    world.server = { content: named('Ophelia'), revision: 4, failure: refused };
    await store.reload();
    store.leave();
    answer();
    await late;
    expect(store.state).toMatchObject({ kind: 'drafting', content: { couple: { bride: '' } } });
    expect(world.keptAccess).toBeNull();
  });
});

describe('the address of an invitation that cannot be loaded', () => {
  const away = new ApiError('network', 'Network error');
  const unloaded = async () => {
    world.server.failure = away;
    const store = world.open(CREDENTIALS);
    await store.start();
    return store.state;
  };
  const renamed = async () => {
    const store = world.open(CREDENTIALS);
    await store.start();
    world.server.failure = away;
    store.edit(named('Ophelia Rose'));
    return store;
  };

  test('is that of the last visit, whatever the names are now', async () => {
    await renamed();
    expect(addressOf(await unloaded())).toBe('ophelia-tobias');
  });

  test('is that given by its activation', async () => {
    const store = world.open(null);
    await store.start();
    store.edit(named('Ophelia Rose'));
    world.server.failure = away;
    await store.activated({ ...ACTIVATED, cleanUrl: 'ophelia-rose-tobias-2' });
    expect(store.state).toMatchObject({
      kind: 'unreachable',
      cleanUrl: 'ophelia-rose-tobias-2',
    });
    expect(isDraftInstead(store.state)).toBe(false);
    expect(addressOf(await unloaded())).toBe('ophelia-rose-tobias-2');
  });

  test('is unknown if only the names suggest it', async () => {
    const draft = world.open(null);
    await draft.start();
    draft.edit(named('Greta'));
    const state = await unloaded();
    expect(state).toMatchObject({
      content: { couple: { bride: 'Greta' } },
      cleanUrl: '',
    });
    expect(isDraftInstead(state)).toBe(true);
  });

  test('is not that of another invitation this browser knows', async () => {
    await renamed();
    const other = world.open({ invitationId: '01K', token: 'other' });
    await other.start();
    expect(addressOf(other.state)).toBe('');
  });

  test('is forgotten with the invitation', async () => {
    await renamed();
    world.server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(addressOf(store.state)).toBe('ophelia-tobias');
    store.leave();
    expect(addressOf(store.state)).toBe('');
    expect(world.kept.has('address:01J')).toBe(false);
  });
});

describe('an edit link that is refused in a browser that knows an invitation', () => {
  const KNOWN: Credentials = { invitationId: '01K', token: 'good' };
  const edited = { invitationId: '01K', base: named('Ophelia'), baseRevision: 4 };
  const refused = async () => {
    world.know(KNOWN);
    world.kept.set(
      'unsavedEdit:01K',
      JSON.stringify({ ...edited, content: named('Ophelia Rose') }),
    );
    world.server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = world.open(CREDENTIALS);
    await store.start();
    expect(store.state).toMatchObject({ kind: 'denied', known: KNOWN });
    world.server.failure = null;
    return store;
  };

  test('leads to the known one, with its unsaved edit', async () => {
    const store = await refused();
    await store.openKnown();
    expect(store.state).toMatchObject({
      kind: 'editing',
      credentials: KNOWN,
      content: { couple: { bride: 'Ophelia Rose' } },
    });
  });

  test('does not affect the known one when a new invitation is started', async () => {
    const store = await refused();
    store.leave();
    expect(store.state).toMatchObject({ kind: 'drafting', known: KNOWN });
    expect(world.keptAccess).toEqual(KNOWN);
    expect(world.kept.has('unsavedEdit:01K')).toBe(true);
    const again = world.open(null);
    await again.start();
    expect(again.state).toMatchObject({ kind: 'drafting', known: KNOWN });
  });

  test('leaves the new invitation on the screen, also after a reload', async () => {
    const store = await refused();
    store.leave();
    store.edit(named('Greta'));
    await store.follow();
    expect(store.state.content.couple.bride).toBe('Greta');
    const again = world.open(null);
    await again.start();
    expect(again.state).toMatchObject({
      kind: 'drafting',
      known: KNOWN,
      content: { couple: { bride: 'Greta' } },
    });
  });

  test('no longer matters once the known one was opened', async () => {
    const store = await refused();
    store.leave();
    await store.openKnown();
    const again = world.open(null);
    await again.start();
    expect(again.state).toMatchObject({ kind: 'editing', credentials: KNOWN });
  });
});

describe('an outdated edit link that is opened while the server is away', () => {
  const KNOWN: Credentials = { invitationId: '01J', token: 'good' };
  const OUTDATED: Credentials = { invitationId: '01J', token: 'outdated' };
  const away = new ApiError('network', 'Network error');
  const refused = new ApiError('status', 'Wrong token', { status: 403 });
  const opened = async (link: Credentials | null, failure: ApiError | null) => {
    world.server.failure = failure;
    const store = world.open(link);
    await store.start();
    return store;
  };

  test('leads back to the known invitation once it is refused after a reload', async () => {
    world.know(KNOWN);
    await opened(OUTDATED, away);
    await opened(null, away);
    const store = await opened(null, refused);
    expect(store.state).toMatchObject({ kind: 'denied', known: KNOWN });
    world.server.failure = null;
    await store.openKnown();
    expect(store.state).toMatchObject({ kind: 'editing', credentials: KNOWN });
    expect(world.keptAccess).toEqual(KNOWN);
  });

  test('leads back to it if another such link was opened in between', async () => {
    world.know(KNOWN);
    await opened(OUTDATED, away);
    await opened({ invitationId: '01K', token: 'mistyped' }, away);
    expect((await opened(null, refused)).state).toMatchObject({ kind: 'denied', known: KNOWN });
  });

  test('leaves nothing stored in a browser that knew no invitation', async () => {
    await opened(OUTDATED, away);
    expect((await opened(null, refused)).state).toMatchObject({
      kind: 'denied',
      known: null,
    });
    expect((await opened(null, refused)).state).toMatchObject({ kind: 'drafting' });
  });

  test('is the only access stored once the server accepts it after all', async () => {
    world.know(KNOWN);
    await opened(OUTDATED, away);
    await opened(null, null);
    expect(world.kept.has('accessBefore')).toBe(false);
    expect((await opened(null, refused)).state).toMatchObject({
      credentials: OUTDATED,
      kind: 'denied',
      known: null,
    });
  });

  test('is replaced by an invitation that is activated from there', async () => {
    world.know(KNOWN);
    await opened(OUTDATED, away);
    const store = await opened(null, refused);
    store.leave();
    world.server.failure = away;
    await store.activated({ ...ACTIVATED, invitationId: '01L' });
    expect(world.keptAccess).toEqual({ invitationId: '01L', token: 'secret' });
    expect(world.kept.has('accessBefore')).toBe(false);
  });
});
