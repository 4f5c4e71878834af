import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import {
  acceptCredentials,
  credentialsInQuery,
  refuseCredentials,
  storeCredentials,
  storedCredentials,
  storeLinked,
  takeCredentials,
} from './credentials.ts';

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

const GOOD = { invitationId: '01J', token: 'good' };
const OUTDATED = { invitationId: '01J', token: 'outdated' };
const MISTYPED = { invitationId: '01K', token: 'mistyped' };
const kept = () => storedCredentials(browserStorage);

describe('the access of a link', () => {
  test('gives way to the one that was kept before when it is refused', () => {
    storeCredentials(browserStorage, GOOD);
    history.replaceState(null, '', '/?invitationId=01J&token=outdated');
    expect(takeCredentials(window)?.credentials).toEqual(OUTDATED);
    refuseCredentials(browserStorage, OUTDATED);
    expect(kept()).toEqual(GOOD);
    expect(localStorage.getItem('accessBefore')).toBeNull();
  });

  test('does not take the place of the one before that, while it is unproven', () => {
    storeCredentials(browserStorage, GOOD);
    for (const link of [OUTDATED, MISTYPED, MISTYPED]) storeLinked(browserStorage, link);
    refuseCredentials(browserStorage, MISTYPED);
    expect(kept()).toEqual(GOOD);
  });

  test('stays once the server has accepted it, whatever it says later', () => {
    storeCredentials(browserStorage, MISTYPED);
    storeLinked(browserStorage, GOOD);
    acceptCredentials(browserStorage, GOOD);
    refuseCredentials(browserStorage, GOOD);
    expect(kept()).toEqual(GOOD);
  });

  test('is proven already when this browser keeps it', () => {
    storeCredentials(browserStorage, GOOD);
    storeLinked(browserStorage, GOOD);
    refuseCredentials(browserStorage, GOOD);
    expect(kept()).toEqual(GOOD);
  });

  test('is forgotten when it is refused and nothing was kept before', () => {
    storeLinked(browserStorage, OUTDATED);
    refuseCredentials(browserStorage, OUTDATED);
    expect(localStorage).toHaveLength(0);
  });

  test('is not judged by what the server says to another tab’s', () => {
    storeCredentials(browserStorage, GOOD);
    storeLinked(browserStorage, OUTDATED);
    storeLinked(browserStorage, MISTYPED);
    acceptCredentials(browserStorage, OUTDATED);
    refuseCredentials(browserStorage, OUTDATED);
    expect(kept()).toEqual(MISTYPED);
    refuseCredentials(browserStorage, MISTYPED);
    expect(kept()).toEqual(GOOD);
  });

  test('leaves the good one alone in a browser without room for both', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    storeCredentials(browserStorage, GOOD);
    const full = {
      ...browserStorage,
      setItem: (key: string, value: string) => {
        if (localStorage.getItem(key) === null) throw new DOMException('', 'QuotaExceededError');
        localStorage.setItem(key, value);
      },
    };
    storeLinked(full, OUTDATED);
    refuseCredentials(full, OUTDATED);
    expect(kept()).toEqual(GOOD);
  });
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
