import { browserStorage } from '../access/browser-storage.ts';
import { storedCredentials, storeLinked } from '../access/stored-access.ts';
import type { Credentials } from '../api-client.ts';

/** (spec) Shown if `dashboardCredentials` finds no token. */
export const TOKEN_NOT_FOUND = 'Dashboard token not found';

/** Marks a dashboard address as only visited: its access is not stored in the browser. */
export const VISIT = '#visit';

/**
 * Returns the dashboard's credentials: the id from the path, else the stored one; the token from
 * the query, else the stored one if the id is the stored id. Null without an id or token.
 */
export function dashboardCredentials(
  location: Pick<Location, 'pathname' | 'search'>,
  kept: Credentials | null,
): Credentials | null {
  const [, , segment = ''] = location.pathname.split('/');
  const invitationId = decoded(segment) || kept?.invitationId;
  const linked = new URLSearchParams(location.search).get('token');
  const token = linked || (kept?.invitationId === invitationId ? kept?.token : undefined);
  return invitationId && token ? { invitationId, token } : null;
}

/**
 * Returns the credentials for this window. Unless it is only a visit, stores them and turns the
 * address into one that can be bookmarked.
 */
export function openDashboardAccess(window: Window): Credentials | null {
  const { location, history } = window;
  const credentials = dashboardCredentials(location, storedCredentials(browserStorage));
  if (!credentials) return null;
  if (location.hash === VISIT) return credentials;
  storeLinked(browserStorage, credentials);
  const path = `/dashboard/${encodeURIComponent(credentials.invitationId)}`;
  const address = `${path}?token=${encodeURIComponent(credentials.token)}`;
  if (location.pathname + location.search !== address) {
    history.replaceState(history.state, '', address);
  }
  return credentials;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
