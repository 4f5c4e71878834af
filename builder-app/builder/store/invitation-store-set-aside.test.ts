import { describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { ApiError } from '../../api-transport.ts';
import type { ConflictChoice } from '../../autosave/state.ts';
import { saveOf } from './invitation-state.ts';
import type { InvitationStore } from './store-contract.ts';
import { CREDENTIALS, named, settle, storeWorld } from './testing.ts';

const world = storeWorld();

const quoted = (quote: string, content = named('Ophelia')): WeddingData => ({
  ...content,
  customizations: { ...content.customizations, quote },
});
const quoteOf = ({ state }: InvitationStore) => state.content.customizations.quote;
const setAsideIn = ({ state }: InvitationStore) => {
  if (state.kind !== 'editing') throw new Error('nothing is edited');
  return state.setAside;
};
const quotesSetAside = (tab: InvitationStore) =>
  setAsideIn(tab).versions.map(({ customizations }) => customizations.quote);

async function openTab(): Promise<InvitationStore> {
  const tab = world.open(CREDENTIALS);
  await tab.start();
  await settle();
  return tab;
}

/** The partner saves `theirs`, this tab runs into a conflict with its own edit and resolves it. */
async function decide(
  tab: InvitationStore,
  theirs: WeddingData,
  mine: WeddingData,
  choice: ConflictChoice,
): Promise<boolean> {
  world.server.content = theirs;
  world.server.revision += 1;
  tab.edit(mine);
  await tab.saveNow();
  expect(saveOf(tab.state)?.phase.kind).toBe('conflict');
  const isSetAside = tab.resolveConflict(choice);
  await settle();
  return isSetAside;
}

describe('a version that lost a conflict', () => {
  test('is brought back, and the one on the screen is set aside', async () => {
    const tab = await openTab();
    expect(await decide(tab, quoted('Theirs'), quoted('Mine'), 'theirs')).toBe(true);
    expect(quoteOf(tab)).toBe('Theirs');
    for (const version of setAsideIn(tab).versions) tab.bringBack(version);
    await settle();
    expect(quoteOf(tab)).toBe('Mine');
    expect(world.server.content.customizations.quote).toBe('Mine');
    expect(quotesSetAside(tab)).toEqual(['Theirs']);
  });

  test('is kept in this browser when it is brought back while another conflict waits', async () => {
    const tab = await openTab();
    await decide(tab, quoted('Theirs'), quoted('Mine'), 'theirs');
    world.server = { content: quoted('Newer'), revision: 9, failure: null };
    tab.edit(quoted('Mine too'));
    await tab.saveNow();
    for (const version of setAsideIn(tab).versions) tab.bringBack(version);
    expect(quoteOf(await openTab())).toBe('Mine');
  });

  test('stays when other conflicts follow, with or without a losing version', async () => {
    const tab = await openTab();
    await decide(tab, quoted('Theirs'), quoted('Mine'), 'theirs');
    await decide(tab, quoted('Theirs 2'), quoted('Mine 2'), 'mine');
    const theirs = quoted('Mine 2', named('Ophelia Rose'));
    const mine = { ...quoted('Mine 2'), story: { sections: [] } };
    expect(await decide(tab, theirs, mine, 'both')).toBe(false);
    expect(quotesSetAside(tab)).toEqual(['Theirs 2', 'Mine']);
  });

  test('survives closing the browser, until it is discarded', async () => {
    await decide(await openTab(), quoted('Theirs'), quoted('Mine'), 'theirs');
    const again = await openTab();
    expect(quotesSetAside(again)).toEqual(['Mine']);
    for (const version of setAsideIn(again).versions) again.discardVersion(version);
    expect(quotesSetAside(again)).toEqual([]);
    expect([...world.kept.keys()].filter((key) => key.startsWith('setAside'))).toEqual([]);
  });

  test('stays when another tab sets one aside', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await decide(first, quoted('Theirs'), quoted('Mine'), 'theirs');
    await decide(second, quoted('Theirs 2'), quoted('Mine 2'), 'theirs');
    expect(quotesSetAside(await openTab())).toEqual(['Mine 2', 'Mine']);
  });

  test('is announced as temporary where the browser does not store it', async () => {
    const tab = await openTab();
    world.kept.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await decide(tab, quoted('Theirs'), quoted('Mine'), 'theirs');
    await decide(tab, quoted('Theirs 2'), quoted('Mine 2'), 'theirs');
    expect(setAsideIn(tab).isKept).toBe(false);
    expect(quotesSetAside(tab)).toEqual(['Mine 2', 'Mine']);
  });

  test('is removed with an invitation that is given up', async () => {
    await decide(await openTab(), quoted('Theirs'), quoted('Mine'), 'theirs');
    world.server.failure = new ApiError('status', 'Wrong token', { status: 403 });
    const again = await openTab();
    again.leave();
    expect([...world.kept.keys()].filter((key) => key.startsWith('setAside'))).toEqual([]);
  });
});
