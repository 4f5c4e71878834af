import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { LIMITS, type WeddingData } from '#domain/invitation/wedding-data.ts';
import { ApiError, type Credentials, type SaveOutcome } from '../api-client.ts';
import type { InvitationStore } from './invitation-state.ts';
import { createInvitationStore } from './invitation-store.ts';

const CREDENTIALS: Credentials = { invitationId: '01J', token: 'secret' };
const named = (bride: string): WeddingData => {
  const content = newInvitation('floral-elegance');
  return { ...content, couple: { ...content.couple, bride, groom: 'Tobias' } };
};
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** One browser and one server, with everything between them in plain sight. */
let kept: Map<string, string>;
let keptAccess: Credentials | null;
let server: { content: WeddingData; revision: number; failure: ApiError | null };
let undone: Credentials[];
let saves: { content: WeddingData; baseRevision: number }[];

function open(credentials: Credentials | null): InvitationStore {
  let link = credentials;
  return createInvitationStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    takeCredentials: () => {
      const access = link ?? keptAccess;
      const isLinked = link !== null;
      link = null;
      return access && { credentials: access, isLinked, undo: () => void undone.push(access) };
    },
    knownCredentials: () => keptAccess,
    keepCredentials: (access) => {
      keptAccess = access;
    },
    forgetCredentials: () => {
      keptAccess = null;
    },
    load: async () => {
      if (server.failure) throw server.failure;
      return {
        weddingData: server.content,
        cleanUrl: 'ophelia-tobias',
        revision: server.revision,
        publishedRevision: server.revision,
        publishedAt: null,
      };
    },
    autosavePorts: () => ({
      save: async (content, baseRevision): Promise<SaveOutcome> => {
        if (server.failure) throw server.failure;
        saves.push({ content, baseRevision });
        if (baseRevision !== server.revision) {
          return { kind: 'conflict', revision: server.revision, weddingData: server.content };
        }
        server.content = content;
        server.revision += 1;
        const { revision } = server;
        return { kind: 'saved', revision, cleanUrl: '', publishable: true, issues: [] };
      },
      after: () => () => {},
      now: () => 0,
      random: () => 0,
    }),
  });
}

beforeEach(() => {
  // What could not be loaded or read is logged, and here on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  kept = new Map();
  keptAccess = null;
  saves = [];
  undone = [];
  server = { content: named('Ophelia'), revision: 4, failure: null };
});

/** What the server answers to the license code. */
const ACTIVATED = {
  dashboardToken: 'secret',
  invitationId: '01J',
  dashboardUrl: '',
  invitationUrl: '',
  editUrl: '',
  cleanUrl: 'ophelia-tobias',
};

describe('a visitor without a license', () => {
  test('finds the draft again after a reload', async () => {
    const first = open(null);
    await first.start();
    expect(first.state).toMatchObject({ stage: 'ready', chosen: false, save: null });
    first.chooseTemplate('floral-elegance');
    first.edit(named('Ophelia'));
    const second = open(null);
    await second.start();
    expect(second.state).toMatchObject({ chosen: true, content: { couple: { bride: 'Ophelia' } } });
    expect(saves).toEqual([]);
  });

  test('finds a text that is over its limit again, and everything beside it', async () => {
    const first = open(null);
    await first.start();
    const content = named('Ophelia');
    const [chapter = { title: '', content: '', date: '', image: '' }] = content.story.sections;
    const story = { sections: [{ ...chapter, content: 'x'.repeat(LIMITS.paragraph + 1) }] };
    first.edit({ ...content, story });
    const second = open(null);
    await second.start();
    expect(second.state.content).toMatchObject({ couple: { bride: 'Ophelia' }, story });
  });

  test('begins anew when the kept draft cannot be read', async () => {
    kept.set('draft', '{"weddingData": 7');
    const store = open(null);
    await store.start();
    expect(store.state).toMatchObject({ stage: 'ready', content: { couple: { bride: '' } } });
  });

  test('activates the same code with the same key, however it is typed and after a reload', async () => {
    const store = open(null);
    await store.start();
    const key = store.activationKey('AB12-CD34-EF56-0718');
    store.edit(named('Ophelia'));
    const again = open(null);
    await again.start();
    expect(again.activationKey('ab12cd34ef560718')).toBe(key);
    expect(again.activationKey('0000-0000-0000-0000')).not.toBe(key);
  });

  test('is told while the browser refuses to keep the draft, and activates with one key all the same', async () => {
    const store = open(null);
    await store.start();
    const full = vi.spyOn(kept, 'set').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    store.edit(named('Ophelia'));
    expect(store.state.isKept).toBe(false);
    expect(store.activationKey('AB12')).toBe(store.activationKey('AB12'));
    full.mockRestore();
    store.edit(named('Ophelia Rose'));
    expect(store.state.isKept).toBe(true);
  });

  test('has no draft any more once the invitation is activated', async () => {
    const store = open(null);
    await store.start();
    store.edit(named('Ophelia'));
    await store.activated(ACTIVATED);
    expect(kept.has('draft')).toBe(false);
    expect(store.state).toMatchObject({ credentials: CREDENTIALS, cleanUrl: 'ophelia-tobias' });
    expect(store.state.save?.revision).toBe(4);
  });
});

describe('a draft that is open in two tabs', () => {
  const bothOpen = async () => {
    const tabs = [open(null), open(null)] as const;
    for (const tab of tabs) await tab.start();
    return tabs;
  };
  const withGroom = (content: WeddingData, groom: string): WeddingData => ({
    ...content,
    couple: { ...content.couple, groom },
  });

  test('is the same in both', async () => {
    const [one, other] = await bothOpen();
    one.chooseTemplate('serene-lens');
    one.edit(named('Ophelia'));
    await other.follow();
    expect(other.state).toMatchObject({ chosen: true, content: { couple: { bride: 'Ophelia' } } });
    const { contentKey } = other.state;
    await other.follow();
    expect(other.state.contentKey).toBe(contentKey);
  });

  test('keeps what was typed in both at once', async () => {
    const [one, other] = await bothOpen();
    one.edit(named('Ophelia'));
    other.collectFrom(() => other.edit(withGroom(other.state.content, 'Theo')));
    await other.follow();
    await one.follow();
    for (const { state } of [one, other]) {
      expect(state.content.couple).toMatchObject({ bride: 'Ophelia', groom: 'Theo' });
    }
  });

  test('is not undone by a tab that hands on what it already had', async () => {
    const [one, other] = await bothOpen();
    other.collectFrom(() => other.edit(structuredClone(other.state.content)));
    one.edit(named('Ophelia'));
    await other.follow();
    await one.follow();
    expect(one.state.content.couple.bride).toBe('Ophelia');
  });

  test('is not replaced by one that this browser could not keep up with', async () => {
    const [one] = await bothOpen();
    one.edit(named('Ophelia'));
    const full = vi.spyOn(kept, 'set').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    one.edit(named('Ophelia Rose'));
    await one.follow();
    full.mockRestore();
    expect(one.state.content.couple.bride).toBe('Ophelia Rose');
  });

  test('is licensed in both once it is activated in one', async () => {
    const [one, other] = await bothOpen();
    one.edit(named('Ophelia'));
    await other.follow();
    await one.activated(ACTIVATED);
    await other.follow();
    await settle();
    expect(other.state).toMatchObject({ stage: 'ready', credentials: CREDENTIALS });
    expect(kept.has('draft')).toBe(false);
    expect(saves).toEqual([]);
  });
});

describe('an activation whose answer was lost', () => {
  const activatedBefore = async () => {
    server = { content: named('Ophelia'), revision: 1, failure: null };
    const store = open(null);
    await store.start();
    return store;
  };

  test('keeps what was written before the code was entered again', async () => {
    const store = await activatedBefore();
    store.edit(named('Ophelia Rose'));
    await store.activated(ACTIVATED);
    await settle();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose');
    expect(server).toMatchObject({ revision: 2, content: { couple: { bride: 'Ophelia Rose' } } });
  });

  test('leaves the template as it was activated', async () => {
    const store = await activatedBefore();
    store.edit(named('Ophelia'));
    store.chooseTemplate('serene-lens');
    await store.activated(ACTIVATED);
    await settle();
    const { selectedTemplate } = store.state.content.customizations;
    expect(selectedTemplate).toBe('floral-elegance');
  });

  test('saves nothing when nothing was written since', async () => {
    const store = await activatedBefore();
    store.edit(named('Ophelia'));
    await store.activated(ACTIVATED);
    await settle();
    expect(saves).toEqual([]);
    expect(store.state.save?.phase.kind).toBe('saved');
  });
});

describe('a couple with a license', () => {
  test('sees the invitation of the server and cannot change its template', async () => {
    const store = open(CREDENTIALS);
    await store.start();
    expect(store.state).toMatchObject({
      stage: 'ready',
      content: { couple: { bride: 'Ophelia' } },
    });
    expect(store.chooseTemplate('floral-elegance')).toBe(false);
  });

  test('keeps an edit that was not saved before the browser was closed', async () => {
    const first = open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    const second = open(CREDENTIALS);
    await second.start();
    await settle();
    expect(second.state.content.couple.bride).toBe('Ophelia Rose');
    expect(saves.at(-1)).toMatchObject({ baseRevision: 4 });
    expect(second.state.save).toMatchObject({ phase: { kind: 'saved' }, revision: 5 });
    expect(kept.has('unsavedEdit:01J')).toBe(false);
  });

  test('is asked when that edit meets a newer one of the partner', async () => {
    const first = open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    server.content = { ...named('Ophelia'), story: { sections: [] } };
    server.revision = 5;
    const second = open(CREDENTIALS);
    await second.start();
    await settle();
    expect(second.state.save?.phase).toMatchObject({
      kind: 'conflict',
      merge: { theirs: ['story.sections'], clashes: [] },
    });
    second.resolveConflict('both');
    await settle();
    expect(server.content).toMatchObject({
      couple: { bride: 'Ophelia Rose' },
      story: { sections: [] },
    });
  });

  test('keeps what was combined when the browser is closed before it is saved', async () => {
    const store = open(CREDENTIALS);
    await store.start();
    store.edit(named('Ophelia Rose'));
    server.content = { ...server.content, story: { sections: [] } };
    server.revision = 5;
    await store.saveNow();
    server.failure = new ApiError('network', 'Network error');
    store.resolveConflict('both');
    expect(JSON.parse(kept.get('unsavedEdit:01J') ?? '')).toMatchObject({
      baseRevision: 5,
      content: { couple: { bride: 'Ophelia Rose' }, story: { sections: [] } },
    });
  });

  test('recognises the save that was under way when the browser was closed', async () => {
    const first = open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    server.content = named('Ophelia Rose');
    server.revision = 5;
    server.failure = new ApiError('network', 'Network error');
    await first.saveNow();
    first.edit(named('Ophelia Rose M.'));
    server.failure = null;
    const second = open(CREDENTIALS);
    await second.start();
    await settle();
    expect(second.state.save?.phase.kind).toBe('pending');
    await second.saveNow();
    expect(server).toMatchObject({
      revision: 6,
      content: { couple: { bride: 'Ophelia Rose M.' } },
    });
  });

  test('keeps what is being typed when the other person has saved', async () => {
    const store = open(CREDENTIALS);
    await store.start();
    store.collectFrom(() => store.edit(named('Ophelia Rose')));
    server.content = { ...server.content, story: { sections: [] } };
    server.revision = 5;
    const newer = { cleanUrl: '', revision: 5, publishedRevision: 5, publishedAt: null };
    expect(store.adopt({ ...newer, weddingData: server.content })).toBe(false);
    expect(store.state.content.couple.bride).toBe('Ophelia Rose');
  });

  test('never overwrites an invitation that could not be loaded', async () => {
    server.failure = new ApiError('network', 'Network error');
    const store = open(CREDENTIALS);
    await store.start();
    expect(store.state).toMatchObject({ stage: 'ready', loadProblem: 'unreachable', save: null });
    store.edit(named('Written meanwhile'));
    await store.saveNow();
    expect(saves).toEqual([]);
    server.failure = null;
    await store.reload();
    await settle();
    expect(server.content.couple.bride).toBe('Ophelia');
    expect(store.state.save?.phase.kind).toBe('conflict');
    expect(store.state.content.couple.bride).toBe('Written meanwhile');
  });

  test('sees the invitation at the second try when nothing was written meanwhile', async () => {
    server.failure = new ApiError('network', 'Network error');
    const store = open(CREDENTIALS);
    await store.start();
    server.failure = null;
    await store.reload();
    expect(store.state).toMatchObject({
      loadProblem: null,
      content: { couple: { bride: 'Ophelia' } },
    });
  });

  test('is told when the link is no longer theirs', async () => {
    server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = open(CREDENTIALS);
    await store.start();
    expect(store.state.loadProblem).toBe('denied');
    expect(undone).toEqual([CREDENTIALS]);
    store.leave();
    expect(store.state).toMatchObject({ credentials: null, loadProblem: null, save: null });
  });
});

describe('a couple whose invitation cannot be loaded', () => {
  const away = new ApiError('network', 'Network error');
  const reopened = async () => {
    const store = open(CREDENTIALS);
    await store.start();
    return store;
  };
  const editedBefore = async () => {
    const first = await reopened();
    first.edit(named('Ophelia Rose'));
    server.failure = away;
  };

  test('sees the edit that was not saved', async () => {
    await editedBefore();
    const { state } = await reopened();
    expect(state).toMatchObject({
      loadProblem: 'unreachable',
      cleanUrl: 'ophelia-rose-tobias',
      content: { couple: { bride: 'Ophelia Rose' } },
      unsaved: { baseRevision: 4 },
    });
  });

  test('finds what they write in it after another reload, and has it saved in the end', async () => {
    await editedBefore();
    (await reopened()).edit(named('Ophelia Rose M.'));
    const store = await reopened();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose M.');
    server.failure = null;
    await store.reload();
    await settle();
    expect(saves).toMatchObject([{ baseRevision: 4 }]);
    expect(server.content.couple.bride).toBe('Ophelia Rose M.');
    expect(store.state).toMatchObject({ loadProblem: null, unsaved: null });
    expect([...kept.keys()]).toEqual([]);
  });

  test('keeps what is written to what stands in for the invitation', async () => {
    server.failure = away;
    const first = await reopened();
    expect(first.state.unsaved).toBeNull();
    first.edit(named('Written meanwhile'));
    expect(first.state.unsaved).toMatchObject({ invitationId: '01J', baseRevision: 0 });
    const second = await reopened();
    expect(second.state.content.couple.bride).toBe('Written meanwhile');
    server.failure = null;
    await second.reload();
    await settle();
    expect(server.content.couple.bride).toBe('Ophelia');
    expect(second.state.save?.phase.kind).toBe('conflict');
  });

  test('keeps what was written in two tabs once it is loaded', async () => {
    await editedBefore();
    const store = await reopened();
    const other = await reopened();
    const { content } = other.state;
    other.edit({ ...content, story: { sections: [] } });
    vi.spyOn(kept, 'set').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    store.edit(named('Ophelia Rose M.'));
    expect(store.state.isKept).toBe(false);
    server.failure = null;
    await store.reload();
    await settle();
    expect(server.content).toMatchObject({
      couple: { bride: 'Ophelia Rose M.' },
      story: { sections: [] },
    });
    expect(store.state.isKept).toBe(true);
  });

  test('keeps the draft’s words and the edit of the tab that activated it', async () => {
    const [one, other] = [open(null), open(null)];
    for (const tab of [one, other]) await tab.start();
    one.edit(named('Ophelia'));
    await other.follow();
    server.content = one.state.content;
    await one.activated(ACTIVATED);
    one.edit({ ...one.state.content, story: { sections: [] } });
    server.failure = away;
    other.collectFrom(() => {
      const { content } = other.state;
      if (content.couple.bride === 'Ophelia') other.edit(named('Ophelia Rose'));
    });
    await other.follow();
    const both = { couple: { bride: 'Ophelia Rose' }, story: { sections: [] } };
    expect(other.state.content).toMatchObject(both);
    expect(JSON.parse(kept.get('unsavedEdit:01J') ?? '')).toMatchObject({ content: both });
  });

  test('is not asked which version to keep when they have just activated it', async () => {
    const store = open(null);
    await store.start();
    store.edit(named('Ophelia'));
    server = { content: store.state.content, revision: 1, failure: away };
    await store.activated(ACTIVATED);
    store.edit(named('Ophelia Rose'));
    server.failure = null;
    await (await reopened()).saveNow();
    await settle();
    expect(server).toMatchObject({ revision: 2, content: { couple: { bride: 'Ophelia Rose' } } });
  });
});

describe('an edit link that is refused in a browser that knows an invitation', () => {
  const KNOWN: Credentials = { invitationId: '01K', token: 'good' };
  const edited = { invitationId: '01K', base: named('Ophelia'), baseRevision: 4 };
  const refused = async () => {
    keptAccess = KNOWN;
    kept.set('unsavedEdit:01K', JSON.stringify({ ...edited, content: named('Ophelia Rose') }));
    server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const store = open(CREDENTIALS);
    await store.start();
    expect(store.state).toMatchObject({ loadProblem: 'denied', known: KNOWN });
    server.failure = null;
    return store;
  };

  test('leads to the known one, with its unsaved edit', async () => {
    const store = await refused();
    await store.openKnown();
    expect(store.state).toMatchObject({
      credentials: KNOWN,
      known: null,
      loadProblem: null,
      content: { couple: { bride: 'Ophelia Rose' } },
    });
  });

  test('leaves the known one alone when a new invitation is begun', async () => {
    const store = await refused();
    store.leave();
    expect(store.state).toMatchObject({ credentials: null, loadProblem: null, known: KNOWN });
    expect(keptAccess).toEqual(KNOWN);
    expect(kept.has('unsavedEdit:01K')).toBe(true);
  });

  test('leaves the new invitation on the screen, also after a reload', async () => {
    const store = await refused();
    store.leave();
    store.edit(named('Greta'));
    await store.follow();
    expect(store.state.content.couple.bride).toBe('Greta');
    const again = open(null);
    await again.start();
    expect(again.state).toMatchObject({
      credentials: null,
      known: KNOWN,
      content: { couple: { bride: 'Greta' } },
    });
  });

  test('is over once the known one was opened', async () => {
    const store = await refused();
    store.leave();
    await store.openKnown();
    const again = open(null);
    await again.start();
    expect(again.state).toMatchObject({ credentials: KNOWN, known: null });
  });
});

describe('an unsaved edit', () => {
  const OTHER: Credentials = { invitationId: '01K', token: 'other' };

  test('survives the work on another invitation', async () => {
    const first = open(CREDENTIALS);
    await first.start();
    first.edit(named('Ophelia Rose'));
    const other = open(OTHER);
    await other.start();
    other.edit(named('Greta'));
    await other.saveNow();
    expect(other.state.save?.phase.kind).toBe('saved');
    server = { content: named('Ophelia'), revision: 4, failure: null };
    const again = open(CREDENTIALS);
    await again.start();
    expect(again.state.content.couple.bride).toBe('Ophelia Rose');
  });

  test('is found where the only one was kept before, until it is saved', async () => {
    const edit = { invitationId: '01J', base: named('Ophelia'), baseRevision: 4 };
    kept.set('unsavedEdit', JSON.stringify({ ...edit, content: named('Ophelia Rose') }));
    const other = open(OTHER);
    await other.start();
    expect(other.state.content.couple.bride).toBe('Ophelia');
    const store = open(CREDENTIALS);
    await store.start();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose');
    await settle();
    expect([...kept.keys()]).toEqual([]);
  });
});
