import type { Credentials } from '../api-client.ts';
import { browserStorage, type KeyStorage } from './browser-storage.ts';

const ID_KEY = 'invitationId';
const TOKEN_KEY = 'dashboardToken';
/**
 * Kept while the access of a link is unproven: what that access has replaced, as a link's query; ''
 * for nothing. A mistyped or outdated link, opened while the server is away, must not cost the couple
 * the good access that this browser knows.
 */
const BEFORE_KEY = 'accessBefore';

/**
 * What an edit link (`/?invitationId=&token=`) gives, and the address without it. Null for any other
 * address.
 */
export function credentialsInQuery(
  search: string,
): { credentials: Credentials; searchWithout: string } | null {
  const query = new URLSearchParams(search);
  const invitationId = query.get('invitationId');
  const token = query.get('token');
  if (!invitationId || !token) return null;
  query.delete('invitationId');
  query.delete('token');
  const rest = query.toString();
  return { credentials: { invitationId, token }, searchWithout: rest ? `?${rest}` : '' };
}

export function storedCredentials(storage: KeyStorage): Credentials | null {
  try {
    const invitationId = storage.getItem(ID_KEY);
    const token = storage.getItem(TOKEN_KEY);
    return invitationId && token ? { invitationId, token } : null;
  } catch {
    // A browser that refuses storage is one without a license.
    return null;
  }
}

/** What this browser keeps access to, unless it is this. */
export function storedBeside(storage: KeyStorage, credentials: Credentials): Credentials | null {
  const stored = storedCredentials(storage);
  return stored && !sameCredentials(stored, credentials) ? stored : null;
}

/** Keeps the access of a link, which is unproven, and beside it the proven one that it replaces. */
export function storeLinked(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    const stored = storedCredentials(storage);
    if (stored && sameCredentials(stored, credentials)) return;
    if (storage.getItem(BEFORE_KEY) === null) storage.setItem(BEFORE_KEY, queryOf(stored));
    write(storage, credentials);
  });
}

/** Keeps an access that the server has given. */
export function storeCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    write(storage, credentials);
    storage.removeItem(BEFORE_KEY);
  });
}

/** The server accepts this access: what it has replaced is not needed any more. */
export function acceptCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    if (isStored(storage, credentials)) storage.removeItem(BEFORE_KEY);
  });
}

/**
 * The server refuses this access: what an unproven one has replaced is put back. A proven one, such
 * as one that the operator has ended, stays.
 */
export function refuseCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    const before = storage.getItem(BEFORE_KEY);
    if (before === null || !isStored(storage, credentials)) return;
    const replaced = credentialsInQuery(before)?.credentials;
    if (replaced) storeCredentials(storage, replaced);
    else forgetCredentials(storage);
  });
}

export function forgetCredentials(storage: KeyStorage): void {
  try {
    for (const key of [ID_KEY, TOKEN_KEY, BEFORE_KEY]) storage.removeItem(key);
  } catch (error) {
    console.warn('The access to this invitation could not be removed from this browser', error);
  }
}

/** False as well when another tab has opened another link meanwhile. */
function isStored(storage: KeyStorage, credentials: Credentials): boolean {
  const stored = storedCredentials(storage);
  return stored !== null && sameCredentials(stored, credentials);
}

function write(storage: KeyStorage, { invitationId, token }: Credentials): void {
  storage.setItem(ID_KEY, invitationId);
  storage.setItem(TOKEN_KEY, token);
}

const queryOf = (credentials: Credentials | null): string =>
  credentials ? new URLSearchParams({ ...credentials }).toString() : '';

function tryToKeep(keep: () => void): void {
  try {
    keep();
  } catch (error) {
    console.warn('The access to this invitation could not be kept in this browser', error);
  }
}

export interface TakenAccess {
  readonly credentials: Credentials;
  /** It came with an edit link; else it is what this browser keeps. */
  readonly isLinked: boolean;
}

export const sameCredentials = (one: Credentials, other: Credentials): boolean =>
  one.invitationId === other.invitationId && one.token === other.token;

/**
 * Who is editing: the edit link, else what this browser keeps. The link's token is kept in the
 * browser and taken out of the address bar, where it would be shared by accident.
 */
export function takeCredentials(window: Window): TakenAccess | null {
  const { location, history } = window;
  const linked = credentialsInQuery(location.search);
  if (!linked) {
    const credentials = storedCredentials(browserStorage);
    return credentials && { credentials, isLinked: false };
  }
  storeLinked(browserStorage, linked.credentials);
  history.replaceState(history.state, '', location.pathname + linked.searchWithout + location.hash);
  return { credentials: linked.credentials, isLinked: true };
}
