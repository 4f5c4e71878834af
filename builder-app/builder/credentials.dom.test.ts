import { beforeEach, expect, test } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { credentialsInQuery, storedCredentials, takeCredentials } from './credentials.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('an edit link is kept in the browser and leaves the address bar', () => {
  history.replaceState(null, '', '/?invitationId=01J&utm=x&token=secret#section-couple');
  expect(takeCredentials(window)?.credentials).toEqual({ invitationId: '01J', token: 'secret' });
  expect(location.pathname + location.search + location.hash).toBe('/?utm=x#section-couple');
  expect(localStorage.getItem('dashboardToken')).toBe('secret');
  expect(localStorage.getItem('invitationId')).toBe('01J');
});

test('without a link the kept access counts', () => {
  localStorage.setItem('dashboardToken', 'secret');
  localStorage.setItem('invitationId', '01J');
  expect(takeCredentials(window)?.credentials).toEqual({ invitationId: '01J', token: 'secret' });
});

test('a link that turns out to be refused gives way to the access that was kept before', () => {
  localStorage.setItem('dashboardToken', 'good');
  localStorage.setItem('invitationId', '01J');
  history.replaceState(null, '', '/?invitationId=01J&token=outdated');
  const access = takeCredentials(window);
  expect(access?.credentials.token).toBe('outdated');
  access?.undo();
  expect(storedCredentials(browserStorage)?.token).toBe('good');
});

test('an edit link is told from the access that this browser keeps', () => {
  history.replaceState(null, '', '/?invitationId=01J&token=secret');
  expect(takeCredentials(window)?.isLinked).toBe(true);
  expect(takeCredentials(window)?.isLinked).toBe(false);
});

test('half an access is none', () => {
  localStorage.setItem('dashboardToken', 'secret');
  expect(storedCredentials(browserStorage)).toBeNull();
  expect(credentialsInQuery('?invitationId=01J')).toBeNull();
  expect(credentialsInQuery('?token=secret')).toBeNull();
});

test('a browser that refuses storage still opens the link', () => {
  history.replaceState(null, '', '/?invitationId=01J&token=secret');
  const refusing = { ...browserStorage };
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(takeCredentials(window)?.credentials.token).toBe('secret');
  expect(storedCredentials(refusing)).toBeNull();
  if (original) Object.defineProperty(window, 'localStorage', original);
});
