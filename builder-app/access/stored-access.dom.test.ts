import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { credentialsInQuery } from './edit-link.ts';
import {
  acceptCredentials,
  forgetCredentials,
  forgetOtherAccess,
  otherAccess,
  refuseCredentials,
  storeCredentials,
  storedCredentials,
  storeLinked,
} from './stored-access.ts';
import { takeCredentials } from './take-credentials.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('an edit link is stored in the browser and removed from the address bar', () => {
  history.replaceState(null, '', '/?invitationId=01J&utm=x&token=secret#section-couple');
  expect(takeCredentials(window)?.credentials).toEqual({ invitationId: '01J', token: 'secret' });
  expect(location.pathname + location.search + location.hash).toBe('/?utm=x#section-couple');
  expect(localStorage.getItem('dashboardToken')).toBe('secret');
  expect(localStorage.getItem('invitationId')).toBe('01J');
});

test('without a link the stored access is used', () => {
  localStorage.setItem('dashboardToken', 'secret');
  localStorage.setItem('invitationId', '01J');
  expect(takeCredentials(window)?.credentials).toEqual({ invitationId: '01J', token: 'secret' });
});

const GOOD = { invitationId: '01J', token: 'good' };
const OUTDATED = { invitationId: '01J', token: 'outdated' };
const MISTYPED = { invitationId: '01K', token: 'mistyped' };
const kept = () => storedCredentials(browserStorage);

describe('the access of a link', () => {
  test('is replaced by the earlier one when it is refused', () => {
    storeCredentials(browserStorage, GOOD);
    history.replaceState(null, '', '/?invitationId=01J&token=outdated');
    expect(takeCredentials(window)?.credentials).toEqual(OUTDATED);
    refuseCredentials(browserStorage, OUTDATED);
    expect(kept()).toEqual(GOOD);
    expect(localStorage.getItem('accessBefore')).toBeNull();
  });

  test('does not replace the proven one while it is unproven itself', () => {
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

  test('is already proven when this browser has it stored', () => {
    storeCredentials(browserStorage, GOOD);
    storeLinked(browserStorage, GOOD);
    refuseCredentials(browserStorage, GOOD);
    expect(kept()).toEqual(GOOD);
  });

  test('is forgotten when it is refused and nothing was stored before', () => {
    storeLinked(browserStorage, OUTDATED);
    refuseCredentials(browserStorage, OUTDATED);
    expect(localStorage).toHaveLength(0);
  });

  test('is not affected by what the server says about another tab’s', () => {
    storeCredentials(browserStorage, GOOD);
    storeLinked(browserStorage, OUTDATED);
    storeLinked(browserStorage, MISTYPED);
    acceptCredentials(browserStorage, OUTDATED);
    refuseCredentials(browserStorage, OUTDATED);
    expect(kept()).toEqual(MISTYPED);
    refuseCredentials(browserStorage, MISTYPED);
    expect(kept()).toEqual(GOOD);
  });

  test('does not replace the working one in a browser without room for both', () => {
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

const OWN = { invitationId: '01J', token: 'own' };
const FRIENDS = { invitationId: '01F', token: 'friends' };
const opened = (link: typeof OWN) => {
  storeLinked(browserStorage, link);
  acceptCredentials(browserStorage, link);
};

describe('the access to another invitation', () => {
  test('is kept when a valid link replaces it', () => {
    storeCredentials(browserStorage, OWN);
    opened(FRIENDS);
    expect(kept()).toEqual(FRIENDS);
    expect(otherAccess(browserStorage)).toEqual(OWN);
  });

  test('swaps places with the current one when it is opened again', () => {
    storeCredentials(browserStorage, OWN);
    for (const link of [FRIENDS, OWN]) opened(link);
    expect(kept()).toEqual(OWN);
    expect(otherAccess(browserStorage)).toEqual(FRIENDS);
  });

  test('is kept when a license is activated in the same browser', () => {
    storeCredentials(browserStorage, OWN);
    storeCredentials(browserStorage, FRIENDS);
    expect(otherAccess(browserStorage)).toEqual(OWN);
  });

  test('stays the first one when more links follow', () => {
    storeCredentials(browserStorage, OWN);
    for (const link of [FRIENDS, MISTYPED]) opened(link);
    expect(kept()).toEqual(MISTYPED);
    expect(otherAccess(browserStorage)).toEqual(OWN);
  });

  test('is not an earlier link of the same invitation, nor one that was never proven', () => {
    storeLinked(browserStorage, MISTYPED);
    storeCredentials(browserStorage, OUTDATED);
    opened(OWN);
    expect(otherAccess(browserStorage)).toBeNull();
  });

  test('replaces the one that is forgotten', () => {
    storeCredentials(browserStorage, OWN);
    opened(FRIENDS);
    expect(forgetCredentials(browserStorage)).toEqual(OWN);
    expect(kept()).toEqual(OWN);
    expect(otherAccess(browserStorage)).toBeNull();
  });

  test('is forgotten when it is refused or when the couple asks for it', () => {
    storeCredentials(browserStorage, OWN);
    opened(FRIENDS);
    storeLinked(browserStorage, OWN);
    refuseCredentials(browserStorage, OWN);
    expect(kept()).toEqual(FRIENDS);
    expect(otherAccess(browserStorage)).toBeNull();
    opened(OWN);
    forgetOtherAccess(browserStorage);
    expect(kept()).toEqual(OWN);
    expect(otherAccess(browserStorage)).toBeNull();
  });
});

test('an edit link is distinguished from access that this browser has stored', () => {
  history.replaceState(null, '', '/?invitationId=01J&token=secret');
  expect(takeCredentials(window)?.isLinked).toBe(true);
  expect(takeCredentials(window)?.isLinked).toBe(false);
});

test('an id without a token, or a token without an id, is no access', () => {
  localStorage.setItem('dashboardToken', 'secret');
  expect(storedCredentials(browserStorage)).toBeNull();
  expect(credentialsInQuery('?invitationId=01J')).toBeNull();
  expect(credentialsInQuery('?token=secret')).toBeNull();
});

test('a link opens in a browser that refuses storage, and stays in the address bar', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  history.replaceState(null, '', '/?invitationId=01J&token=secret');
  for (const _ of ['first visit', 'reload']) {
    expect(takeCredentials(window)).toEqual({
      credentials: { invitationId: '01J', token: 'secret' },
      isLinked: true,
    });
  }
  expect(location.search).toBe('?invitationId=01J&token=secret');
  expect(storedCredentials(browserStorage)).toBeNull();
});
