import { describe, expect, test, vi } from 'vitest';
import { LIMITS, type WeddingData } from '#domain/invitation/wedding-data.ts';
import { ApiError } from '../../api-transport.ts';
import { isLicensed, isUnsaved, saveOf } from './invitation-state.ts';
import { ACTIVATED, CREDENTIALS, named, settle, storeWorld } from './testing.ts';

const world = storeWorld();

describe('a visitor without a license', () => {
  test('finds the draft again after a reload', async () => {
    const first = world.open(null);
    await first.start();
    expect(first.state).toMatchObject({ kind: 'drafting', chosen: false });
    first.chooseTemplate('floral-elegance');
    first.edit(named('Ophelia'));
    const second = world.open(null);
    await second.start();
    expect(second.state).toMatchObject({
      kind: 'drafting',
      chosen: true,
      content: { couple: { bride: 'Ophelia' } },
    });
    expect(world.saves).toEqual([]);
  });

  test('keeps the draft when a template is clicked before the page has looked for it', async () => {
    const first = world.open(null);
    await first.start();
    first.edit(named('Ophelia'));
    const second = world.open(null);
    expect(second.chooseTemplate('serene-lens')).toBe(true);
    await second.start();
    expect(second.state.content).toMatchObject({
      couple: { bride: 'Ophelia' },
      customizations: { selectedTemplate: 'serene-lens' },
    });
  });

  test('keeps gallery and story when the chosen template is clicked again', async () => {
    const store = world.open(null);
    await store.start();
    store.chooseTemplate('serene-lens');
    const { content } = store.state;
    const [picture] = content.gallery.images;
    const edited: WeddingData = {
      ...content,
      gallery: { ...content.gallery, images: picture ? [picture] : [] },
      story: { sections: [] },
    };
    store.edit(edited);
    expect(store.chooseTemplate('serene-lens')).toBe(true);
    expect(store.state.content).toEqual(edited);
  });

  test('finds a text that is over its limit again, and everything beside it', async () => {
    const first = world.open(null);
    await first.start();
    const content = named('Ophelia');
    const [chapter = { title: '', content: '', date: '', image: '' }] = content.story.sections;
    const story = { sections: [{ ...chapter, content: 'x'.repeat(LIMITS.paragraph + 1) }] };
    first.edit({ ...content, story });
    const second = world.open(null);
    await second.start();
    expect(second.state.content).toMatchObject({ couple: { bride: 'Ophelia' }, story });
  });

  test('starts over when the stored draft cannot be read', async () => {
    world.kept.set('draft', '{"weddingData": 7');
    const store = world.open(null);
    await store.start();
    expect(store.state).toMatchObject({ kind: 'drafting', content: { couple: { bride: '' } } });
  });

  test('activates the same code with the same key, however it is typed and after a reload', async () => {
    const store = world.open(null);
    await store.start();
    store.edit(named('Ophelia'));
    const key = store.activationKey('AB12-CD34-EF56-0718');
    const again = world.open(null);
    await again.start();
    expect(again.activationKey('ab12cd34ef560718')).toBe(key);
    expect(again.activationKey('0000-0000-0000-0000')).not.toBe(key);
  });

  test('sees that the browser refuses to store the draft, and still activates with one key', async () => {
    const store = world.open(null);
    await store.start();
    const full = vi.spyOn(world.kept, 'set').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    store.edit(named('Ophelia'));
    expect(store.state).toMatchObject({ kind: 'drafting', isKept: false });
    expect(store.activationKey('AB12')).toBe(store.activationKey('AB12'));
    full.mockRestore();
    store.edit(named('Ophelia Rose'));
    expect(store.state).toMatchObject({ kind: 'drafting', isKept: true });
  });

  test('has no draft once the invitation is activated', async () => {
    const store = world.open(null);
    await store.start();
    store.edit(named('Ophelia'));
    await store.activated(ACTIVATED);
    expect(world.kept.has('draft')).toBe(false);
    expect(store.state).toMatchObject({ credentials: CREDENTIALS, cleanUrl: 'ophelia-tobias' });
    expect(saveOf(store.state)?.revision).toBe(4);
  });
});

describe('a draft that is open in two tabs', () => {
  const bothOpen = async () => {
    const tabs = [world.open(null), world.open(null)] as const;
    for (const tab of tabs) await tab.start();
    return tabs;
  };
  const withGroom = (content: WeddingData, groom: string): WeddingData => ({
    ...content,
    couple: { ...content.couple, groom },
  });

  test('has the same content in both', async () => {
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

  test('is not undone by a tab that passes on its old content', async () => {
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
    const full = vi.spyOn(world.kept, 'set').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    one.edit(named('Ophelia Rose'));
    await one.follow();
    full.mockRestore();
    expect(one.state.content.couple.bride).toBe('Ophelia Rose');
  });

  test('is activated in both once it is activated in one', async () => {
    const [one, other] = await bothOpen();
    one.edit(named('Ophelia'));
    await other.follow();
    await one.activated(ACTIVATED);
    await other.follow();
    await settle();
    expect(other.state).toMatchObject({ kind: 'editing', credentials: CREDENTIALS });
    expect(world.kept.has('draft')).toBe(false);
    expect(world.saves).toEqual([]);
  });
});

describe('an activation whose response was lost', () => {
  const activatedBefore = async () => {
    world.server = { content: named('Ophelia'), revision: 1, failure: null };
    const store = world.open(null);
    await store.start();
    return store;
  };

  test('keeps what was written before the code was entered again', async () => {
    const store = await activatedBefore();
    store.edit(named('Ophelia Rose'));
    await store.activated(ACTIVATED);
    await settle();
    expect(store.state.content.couple.bride).toBe('Ophelia Rose');
    expect(world.server).toMatchObject({
      revision: 2,
      content: { couple: { bride: 'Ophelia Rose' } },
    });
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

  test('saves nothing when nothing was typed since', async () => {
    const store = await activatedBefore();
    store.edit(named('Ophelia'));
    await store.activated(ACTIVATED);
    await settle();
    expect(world.saves).toEqual([]);
    expect(saveOf(store.state)?.phase.kind).toBe('saved');
  });
});

describe('what is written while an activated invitation is being loaded', () => {
  test('is saved eventually if the browser is closed first', async () => {
    world.server = { content: named('Ophelia'), revision: 1, failure: null };
    const store = world.open(null);
    await store.start();
    store.edit(named('Ophelia'));
    world.server.until = new Promise(() => {});
    void store.activated(ACTIVATED);
    store.edit(named('Ophelia Rose'));
    expect(isUnsaved(store.state)).toBe(true);
    world.server.until = undefined;
    await world.open(null).start();
    await settle();
    expect(world.server).toMatchObject({
      revision: 2,
      content: { couple: { bride: 'Ophelia Rose' } },
    });
  });
});

describe('a draft that was begun before an invitation was opened', () => {
  const draftOf = async (bride: string) => {
    const store = world.open(null);
    await store.start();
    store.edit(named(bride));
  };
  const opened = async (link: typeof CREDENTIALS | null = null) => {
    const store = world.open(link);
    await store.start();
    return store;
  };

  test('is offered while the invitation is edited, also after a reload', async () => {
    await draftOf('Greta');
    expect((await opened(CREDENTIALS)).state).toMatchObject({
      hasDraftBeside: true,
      content: { couple: { bride: 'Ophelia' } },
    });
    expect((await opened()).state).toMatchObject({ hasDraftBeside: true });
  });

  test('is not offered if nothing was typed in it', async () => {
    const store = await opened();
    store.chooseTemplate('serene-lens');
    expect((await opened(CREDENTIALS)).state).toMatchObject({ hasDraftBeside: false });
  });

  test('is not offered if it equals the invitation', async () => {
    await draftOf('Ophelia');
    expect((await opened(CREDENTIALS)).state).toMatchObject({ hasDraftBeside: false });
  });

  test('is not offered instead of an invitation that cannot be loaded', async () => {
    await draftOf('Greta');
    world.server.failure = new ApiError('network', 'Network error');
    const store = await opened(CREDENTIALS);
    expect(store.state.kind).toBe('unreachable');
    world.server.failure = null;
    await store.reload();
    expect(store.state).toMatchObject({ hasDraftBeside: true });
  });

  test('is offered beside what was typed while it stood in for the invitation', async () => {
    await draftOf('Greta');
    world.server.failure = new ApiError('network', 'Network error');
    const store = await opened(CREDENTIALS);
    store.edit(named('Greta Maria'));
    world.server.failure = null;
    await store.reload();
    expect(store.state).toMatchObject({
      content: { couple: { bride: 'Greta Maria' } },
      hasDraftBeside: true,
    });
    store.openDraft();
    expect(store.state.content.couple.bride).toBe('Greta');
  });

  test('opens beside the invitation, which is a click away, also after a reload', async () => {
    await draftOf('Greta');
    const store = await opened(CREDENTIALS);
    store.openDraft();
    const draft = {
      kind: 'drafting',
      known: CREDENTIALS,
      content: { couple: { bride: 'Greta' } },
    };
    expect(store.state).toMatchObject(draft);
    const again = await opened();
    expect(again.state).toMatchObject(draft);
    await again.openKnown();
    expect(again.state).toMatchObject({
      kind: 'editing',
      credentials: CREDENTIALS,
      hasDraftBeside: true,
      content: { couple: { bride: 'Ophelia' } },
    });
  });

  test('opens once what was typed in the invitation is being saved', async () => {
    await draftOf('Greta');
    const store = await opened(CREDENTIALS);
    store.collectFrom(() => {
      if (isLicensed(store.state)) store.edit(named('Ophelia Rose'));
    });
    store.openDraft();
    await settle();
    expect(store.state.content.couple.bride).toBe('Greta');
    expect(world.server.content.couple.bride).toBe('Ophelia Rose');
    await store.openKnown();
    await settle();
    expect(store.state).toMatchObject({
      content: { couple: { bride: 'Ophelia Rose' } },
      save: { phase: { kind: 'saved' } },
    });
    expect(world.server.revision).toBe(5);
  });

  test('is gone once it was discarded, in every tab', async () => {
    await draftOf('Greta');
    const store = await opened(CREDENTIALS);
    const other = await opened();
    store.discardDraft();
    await other.follow();
    for (const { state } of [store, other]) {
      expect(state).toMatchObject({ credentials: CREDENTIALS, hasDraftBeside: false });
    }
    expect(world.kept.has('draft')).toBe(false);
  });

  test('does not get the invitation of a code that this tab has already used', async () => {
    const store = await opened();
    const key = store.activationKey('AB12-CD34-EF56-0718');
    await store.activated(ACTIVATED);
    world.kept.set('draft', JSON.stringify({ weddingData: named('Greta') }));
    await store.follow();
    store.openDraft();
    expect(store.state).toMatchObject({
      kind: 'drafting',
      content: { couple: { bride: 'Greta' } },
    });
    expect(store.activationKey('AB12-CD34-EF56-0718')).not.toBe(key);
  });

  test('is gone once it was activated', async () => {
    await draftOf('Greta');
    const store = await opened(CREDENTIALS);
    store.openDraft();
    await store.activated({ ...ACTIVATED, invitationId: '01K' });
    expect(store.state).toMatchObject({
      kind: 'editing',
      credentials: { invitationId: '01K' },
      hasDraftBeside: false,
    });
  });

  test('gives way to another invitation that a tab has activated, not to its own', async () => {
    await draftOf('Greta');
    const store = await opened(CREDENTIALS);
    store.openDraft();
    await store.follow();
    expect(store.state.kind).toBe('drafting');
    const activated = { invitationId: '01K', token: 'other' };
    world.know(activated);
    await store.follow();
    expect(store.state).toMatchObject({ kind: 'editing', credentials: activated });
  });

  test('leaves the invitation as it is when the couple comes back to its tab', async () => {
    await draftOf('Greta');
    const store = await opened(CREDENTIALS);
    const { state } = store;
    await store.follow();
    expect(store.state).toBe(state);
  });
});
