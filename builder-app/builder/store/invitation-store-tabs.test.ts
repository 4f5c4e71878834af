import { describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { ApiError } from '../../api-transport.ts';
import { saveOf } from './invitation-state.ts';
import type { InvitationStore } from './store-contract.ts';
import { CREDENTIALS, settle, storeWorld } from './testing.ts';

const world = storeWorld();
const KEY = 'unsavedEdit:01J';
const OFFLINE = new ApiError('network', 'Network error');

async function openTab(): Promise<InvitationStore> {
  const tab = world.open(CREDENTIALS);
  await tab.start();
  await settle();
  return tab;
}

const write = (tab: InvitationStore, key: 'quote', text: string) => {
  const { content } = tab.state;
  tab.edit({ ...content, customizations: { ...content.customizations, [key]: text } });
};
const name = (tab: InvitationStore, bride: string) => {
  const { content } = tab.state;
  tab.edit({ ...content, couple: { ...content.couple, bride } });
};
const partnerWrites = (quote: string) => {
  const { content, revision } = world.server;
  const customizations = { ...content.customizations, quote };
  world.server = { content: { ...content, customizations }, revision: revision + 1, failure: null };
};
const phaseOf = (tab: InvitationStore) => saveOf(tab.state)?.phase.kind;

/** Opens two tabs, the second of which is in conflict with the first one's save. */
async function conflictingTabs() {
  const first = await openTab();
  const second = await openTab();
  name(first, 'Ophelia Rose');
  await first.saveNow();
  write(second, 'quote', 'Two people, one day');
  await second.saveNow();
  expect(phaseOf(second)).toBe('conflict');
  return { first, second };
}

describe('what one tab could not save', () => {
  const found = async (): Promise<WeddingData> => (await openTab()).state.content;

  test('stays when another has saved', async () => {
    const { first } = await conflictingTabs();
    name(first, 'Ophelia R.');
    await first.saveNow();
    expect(phaseOf(first)).toBe('saved');
    expect((await found()).customizations.quote).toBe('Two people, one day');
  });

  test('stays beside what another could not save', async () => {
    const { first } = await conflictingTabs();
    world.server.failure = OFFLINE;
    name(first, 'Ophelia R.');
    await first.saveNow();
    name(first, 'Ophelia Ruth');
    world.server.failure = null;
    expect(await found()).toMatchObject({
      couple: { bride: 'Ophelia Ruth' },
      customizations: { quote: 'Two people, one day' },
    });
  });

  test('undoes nothing that another has saved since', async () => {
    const { first } = await conflictingTabs();
    world.server.failure = OFFLINE;
    first.edit({ ...first.state.content, story: { sections: [] } });
    world.server.failure = null;
    const tab = await openTab();
    await tab.saveNow();
    expect(phaseOf(tab)).toBe('saved');
    expect(world.server.content).toMatchObject({
      couple: { bride: 'Ophelia Rose' },
      customizations: { quote: 'Two people, one day' },
      story: { sections: [] },
    });
  });

  test('stays as it was last written', async () => {
    const { first, second } = await conflictingTabs();
    name(first, 'Ophelia R.');
    await first.saveNow();
    write(second, 'quote', 'Two people');
    name(first, 'Ophelia Ruth');
    await first.saveNow();
    expect(await found()).toMatchObject({
      couple: { bride: 'Ophelia Ruth' },
      customizations: { quote: 'Two people' },
    });
  });

  test('is not undone by a tab that took it up and was left behind', async () => {
    const first = await openTab();
    world.server.failure = OFFLINE;
    name(first, 'Ophelia R.');
    let connect = () => {};
    world.server.failure = null;
    world.server.until = new Promise((resolve) => {
      connect = resolve;
    });
    const opening = openTab();
    world.server.failure = OFFLINE;
    connect();
    const second = await opening;
    expect(phaseOf(second)).toBe('retrying');
    name(first, 'Ophelia Ruth');
    write(second, 'quote', 'Two people, one day');
    world.server.failure = null;
    expect(await found()).toMatchObject({
      couple: { bride: 'Ophelia Ruth' },
      customizations: { quote: 'Two people, one day' },
    });
  });

  test('is not replaced by what another takes over from the server', async () => {
    const { first, second } = await conflictingTabs();
    world.server.failure = OFFLINE;
    name(first, 'Ophelia Ruth');
    second.resolveConflict('both');
    await settle();
    world.server.failure = null;
    expect(await found()).toMatchObject({
      couple: { bride: 'Ophelia Ruth' },
      customizations: { quote: 'Two people, one day' },
    });
  });

  test("does not make the partner's text their own", async () => {
    const first = await openTab();
    const second = await openTab();
    partnerWrites('Their quote');
    expect(second.adopt(world.loaded)).toBe(true);
    second.edit({ ...second.state.content, story: { sections: [] } });
    name(first, 'Ophelia Rose');
    partnerWrites('Their better quote');
    const tab = await openTab();
    expect(phaseOf(tab)).toBe('conflict');
    tab.resolveConflict('both');
    await settle();
    expect(world.server.content).toMatchObject({
      couple: { bride: 'Ophelia Rose' },
      customizations: { quote: 'Their better quote' },
      story: { sections: [] },
    });
  });

  test('is removed once the server has it', async () => {
    const { first, second } = await conflictingTabs();
    name(first, 'Ophelia R.');
    await first.saveNow();
    second.resolveConflict('both');
    await settle();
    if (phaseOf(second) === 'conflict') second.resolveConflict('both');
    await settle();
    expect(world.server.content).toMatchObject({
      couple: { bride: 'Ophelia R.' },
      customizations: { quote: 'Two people, one day' },
    });
    expect(world.kept.has(KEY)).toBe(false);
  });
});

test('what a tab has undone is no longer stored', async () => {
  const tab = await openTab();
  world.server.failure = OFFLINE;
  const { quote } = tab.state.content.customizations;
  write(tab, 'quote', 'Two people, one day');
  write(tab, 'quote', quote);
  name(tab, 'Ophelia Rose');
  const again = await openTab();
  expect(again.state.content).toMatchObject({
    couple: { bride: 'Ophelia Rose' },
    customizations: { quote },
  });
});
