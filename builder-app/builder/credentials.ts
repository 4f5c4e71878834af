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
 * The good access to another invitation that this browser had before, as a link's query. Whoever opens
 * somebody else's link must find the way back, and notice where they are.
 */
const OTHER_KEY = 'otherAccess';

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

/**
 * Keeps the access of a link, which is unproven, and beside it the proven one that it replaces. Answers
 * whether it is kept.
 */
export function storeLinked(storage: KeyStorage, credentials: Credentials): boolean {
  return tryToKeep(() => {
    const stored = storedCredentials(storage);
    if (stored && sameCredentials(stored, credentials)) return;
    if (storage.getItem(BEFORE_KEY) === null) storage.setItem(BEFORE_KEY, queryOf(stored));
    write(storage, credentials);
  });
}

/** Keeps an access that the server has given. */
export function storeCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    const replaced = provenAccess(storage);
    write(storage, credentials);
    storage.removeItem(BEFORE_KEY);
    keepOther(storage, replaced, credentials);
  });
}

/**
 * The server accepts this access: what it has replaced is only needed further when it opens another
 * invitation.
 */
export function acceptCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    if (!isStored(storage, credentials)) return;
    const replaced = provenAccess(storage);
    storage.removeItem(BEFORE_KEY);
    keepOther(storage, replaced, credentials);
  });
}

/** What is kept, or what an unproven one has replaced. */
function provenAccess(storage: KeyStorage): Credentials | null {
  const before = storage.getItem(BEFORE_KEY);
  return before === null ? storedCredentials(storage) : queried(before);
}

/** The one that was kept first stays until it is opened: two more links may follow each other. */
function keepOther(storage: KeyStorage, replaced: Credentials | null, current: Credentials): void {
  const isOther = (one: Credentials | null) => one && one.invitationId !== current.invitationId;
  if (isOther(otherAccess(storage))) return;
  if (isOther(replaced)) storage.setItem(OTHER_KEY, queryOf(replaced));
  else storage.removeItem(OTHER_KEY);
}

/** The access to another invitation that this browser has kept besides. */
export function otherAccess(storage: KeyStorage): Credentials | null {
  try {
    return queried(storage.getItem(OTHER_KEY));
  } catch {
    return null;
  }
}

export function forgetOtherAccess(storage: KeyStorage): void {
  tryToForget(() => storage.removeItem(OTHER_KEY));
}

/**
 * The server refuses this access: what an unproven one has replaced is put back. A proven one, such
 * as one that the operator has ended, stays.
 */
export function refuseCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    const before = storage.getItem(BEFORE_KEY);
    if (before === null || !isStored(storage, credentials)) return;
    const replaced = queried(before);
    const other = otherAccess(storage);
    if (other && sameCredentials(other, credentials)) storage.removeItem(OTHER_KEY);
    if (!replaced) return void forgetCredentials(storage);
    write(storage, replaced);
    storage.removeItem(BEFORE_KEY);
  });
}

/** Forgets the access that is kept. The one to another invitation takes its place, and is returned. */
export function forgetCredentials(storage: KeyStorage): Credentials | null {
  const other = otherAccess(storage);
  tryToForget(() => {
    for (const key of [ID_KEY, TOKEN_KEY, BEFORE_KEY, OTHER_KEY]) storage.removeItem(key);
  });
  if (other) tryToKeep(() => write(storage, other));
  return other;
}

/** False as well when another tab has opened another link meanwhile. */
export function isStored(storage: KeyStorage, credentials: Credentials): boolean {
  const stored = storedCredentials(storage);
  return stored !== null && sameCredentials(stored, credentials);
}

function write(storage: KeyStorage, { invitationId, token }: Credentials): void {
  storage.setItem(ID_KEY, invitationId);
  storage.setItem(TOKEN_KEY, token);
}

const queryOf = (credentials: Credentials | null): string =>
  credentials ? new URLSearchParams({ ...credentials }).toString() : '';

const queried = (query: string | null): Credentials | null =>
  credentialsInQuery(query ?? '')?.credentials ?? null;

function tryToKeep(keep: () => void): boolean {
  try {
    keep();
    return true;
  } catch (error) {
    console.warn('The access to this invitation could not be kept in this browser', error);
    return false;
  }
}

function tryToForget(forget: () => void): void {
  try {
    forget();
  } catch (error) {
    console.warn('The access to an invitation could not be removed from this browser', error);
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
 * browser and taken out of the address bar, where it would be shared by accident; one that the browser
 * refuses to keep stays there, or a reload would lose it.
 */
export function takeCredentials(window: Window): TakenAccess | null {
  const { location, history } = window;
  const linked = credentialsInQuery(location.search);
  if (!linked) {
    const credentials = storedCredentials(browserStorage);
    return credentials && { credentials, isLinked: false };
  }
  if (storeLinked(browserStorage, linked.credentials)) {
    const address = location.pathname + linked.searchWithout + location.hash;
    history.replaceState(history.state, '', address);
  }
  return { credentials: linked.credentials, isLinked: true };
}
