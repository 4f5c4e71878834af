import type { Credentials } from '../api-client.ts';
import { browserStorage, type KeyStorage } from './browser-storage.ts';

const ID_KEY = 'invitationId';
const TOKEN_KEY = 'dashboardToken';

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

/**
 * Keeps an access; calling the answer puts back what was kept before. A mistyped or outdated link
 * must not cost the couple the good one that this browser knows.
 */
export function storeCredentials(storage: KeyStorage, credentials: Credentials): () => void {
  const before = storedCredentials(storage);
  write(storage, credentials);
  return () => (before ? write(storage, before) : forgetCredentials(storage));
}

function write(storage: KeyStorage, { invitationId, token }: Credentials): void {
  try {
    storage.setItem(ID_KEY, invitationId);
    storage.setItem(TOKEN_KEY, token);
  } catch (error) {
    console.warn('The access to this invitation could not be kept in this browser', error);
  }
}

export function forgetCredentials(storage: KeyStorage): void {
  try {
    storage.removeItem(ID_KEY);
    storage.removeItem(TOKEN_KEY);
  } catch (error) {
    console.warn('The access to this invitation could not be removed from this browser', error);
  }
}

export interface Access {
  readonly credentials: Credentials;
  /** The server refused them: what was kept before is put back. */
  readonly undo: () => void;
}

export interface TakenAccess extends Access {
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
    return credentials && { credentials, isLinked: false, undo: () => {} };
  }
  const undo = storeCredentials(browserStorage, linked.credentials);
  history.replaceState(history.state, '', location.pathname + linked.searchWithout + location.hash);
  return { credentials: linked.credentials, isLinked: true, undo };
}
