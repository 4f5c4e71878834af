import type { Credentials } from '../api-client.ts';
import type { KeyStorage } from './browser-storage.ts';
import { credentialsInQuery, queryOf } from './edit-link.ts';

const ID_KEY = 'invitationId';
const TOKEN_KEY = 'dashboardToken';
/**
 * Present while access taken from a link is unproven: the access it replaced, as a link's query, or
 * '' if there was none. A mistyped or outdated link, opened while the server is unreachable, must
 * not cost the couple the working access stored in this browser.
 */
const BEFORE_KEY = 'accessBefore';
/**
 * The working access to another invitation that this browser had before, as a link's query. A
 * couple who opens somebody else's link must notice whose invitation it is, and find the way back.
 */
const OTHER_KEY = 'otherAccess';

export function storedCredentials(storage: KeyStorage): Credentials | null {
  try {
    const invitationId = storage.getItem(ID_KEY);
    const token = storage.getItem(TOKEN_KEY);
    return invitationId && token ? { invitationId, token } : null;
  } catch {
    // A browser that refuses storage counts as one without a license.
    return null;
  }
}

/** Returns the access that this browser stores, unless it equals `credentials`. */
export function storedBeside(storage: KeyStorage, credentials: Credentials): Credentials | null {
  const stored = storedCredentials(storage);
  return stored && !sameCredentials(stored, credentials) ? stored : null;
}

/**
 * Stores the unproven access of a link, together with the proven access it replaces. Returns
 * whether it could be stored.
 */
export function storeLinked(storage: KeyStorage, credentials: Credentials): boolean {
  return tryToKeep(() => {
    const stored = storedCredentials(storage);
    if (stored && sameCredentials(stored, credentials)) return;
    if (storage.getItem(BEFORE_KEY) === null) storage.setItem(BEFORE_KEY, queryOf(stored));
    write(storage, credentials);
  });
}

/** Stores access that the server has issued. */
export function storeCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    const replaced = provenAccess(storage);
    write(storage, credentials);
    storage.removeItem(BEFORE_KEY);
    keepOther(storage, replaced, credentials);
  });
}

/**
 * Marks this access as accepted by the server. The access it replaced is then kept only if it opens
 * another invitation.
 */
export function acceptCredentials(storage: KeyStorage, credentials: Credentials): void {
  tryToKeep(() => {
    if (!isStored(storage, credentials)) return;
    const replaced = provenAccess(storage);
    storage.removeItem(BEFORE_KEY);
    keepOther(storage, replaced, credentials);
  });
}

/** Returns the stored access or, if that is unproven, the access it replaced. */
function provenAccess(storage: KeyStorage): Credentials | null {
  const before = storage.getItem(BEFORE_KEY);
  return before === null ? storedCredentials(storage) : queried(before);
}

/** Stores replaced access to another invitation; the first stays until opened or forgotten. */
function keepOther(storage: KeyStorage, replaced: Credentials | null, current: Credentials): void {
  const isOther = (one: Credentials | null) => one && one.invitationId !== current.invitationId;
  if (isOther(otherAccess(storage))) return;
  if (isOther(replaced)) storage.setItem(OTHER_KEY, queryOf(replaced));
  else storage.removeItem(OTHER_KEY);
}

/** Returns the access to another invitation that this browser keeps. */
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
 * Restores the access that the refused, unproven one replaced. Proven access that is now refused,
 * such as access that the operator has revoked, stays.
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

/** Forgets the stored access. Access to another invitation takes its place and is returned. */
export function forgetCredentials(storage: KeyStorage): Credentials | null {
  const other = otherAccess(storage);
  tryToForget(() => {
    for (const key of [ID_KEY, TOKEN_KEY, BEFORE_KEY, OTHER_KEY]) storage.removeItem(key);
  });
  if (other) tryToKeep(() => write(storage, other));
  return other;
}

export const sameCredentials = (one: Credentials, other: Credentials): boolean =>
  one.invitationId === other.invitationId && one.token === other.token;

/** Returns whether this access is stored; another tab may have opened another link since. */
export function isStored(storage: KeyStorage, credentials: Credentials): boolean {
  const stored = storedCredentials(storage);
  return stored !== null && sameCredentials(stored, credentials);
}

function write(storage: KeyStorage, { invitationId, token }: Credentials): void {
  storage.setItem(ID_KEY, invitationId);
  storage.setItem(TOKEN_KEY, token);
}

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
