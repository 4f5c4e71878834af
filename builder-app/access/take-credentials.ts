import type { Credentials } from '../api-client.ts';
import { browserStorage } from './browser-storage.ts';
import { credentialsInQuery } from './edit-link.ts';
import { storedCredentials, storeLinked } from './stored-access.ts';

export interface TakenAccess {
  readonly credentials: Credentials;
  /** True if it came from an edit link, false if it was stored in this browser. */
  readonly isLinked: boolean;
}

/**
 * Returns the access from the edit link or, without one, the access that this browser stores. The
 * link's access is stored and removed from the address bar, where it would be shared by accident.
 * If the browser refuses to store it, it stays in the address; otherwise a reload would lose it.
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
