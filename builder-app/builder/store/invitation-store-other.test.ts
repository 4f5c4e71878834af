import { expect, test } from 'vitest';
import type { Credentials } from '../../api-client.ts';
import { named, settle, storeWorld } from './testing.ts';

const world = storeWorld();
const OWN: Credentials = { invitationId: '01J', token: 'own' };
const FRIENDS: Credentials = { invitationId: '01F', token: 'friends' };

const openedBesideOwn = async () => {
  world.know(OWN);
  const store = world.open(FRIENDS);
  await store.start();
  return store;
};

test('a valid link to another invitation keeps the way back to one’s own', async () => {
  const store = await openedBesideOwn();
  expect(store.state).toMatchObject({ kind: 'editing', credentials: FRIENDS, other: OWN });
  await store.openOther();
  expect(store.state).toMatchObject({ kind: 'editing', credentials: OWN, other: FRIENDS });
  const again = world.open(null);
  await again.start();
  expect(again.state).toMatchObject({ kind: 'editing', credentials: OWN, other: FRIENDS });
});

test('what is being edited is saved before the other invitation opens', async () => {
  const store = await openedBesideOwn();
  store.edit(named('Ophelia Rose'));
  await store.openOther();
  await settle();
  expect(world.saves).toMatchObject([{ content: { couple: { bride: 'Ophelia Rose' } } }]);
});

test('the other invitation can be forgotten', async () => {
  const store = await openedBesideOwn();
  store.forgetOther();
  expect(store.state).toMatchObject({ kind: 'editing', credentials: FRIENDS, other: null });
  const again = world.open(null);
  await again.start();
  expect(again.state).toMatchObject({ credentials: FRIENDS, other: null });
});

test('another link to the same invitation keeps no second access', async () => {
  world.know(OWN);
  const store = world.open({ ...OWN, token: 'newer' });
  await store.start();
  expect(store.state).toMatchObject({ kind: 'editing', other: null });
});
