import type { Credentials } from '../api-client.ts';
import { browserStorage } from '../builder/browser-storage.ts';
import { storedCredentials, storeLinked } from '../builder/credentials.ts';

/** (spec) Said where `dashboardCredentials` finds no token. */
export const TOKEN_NOT_FOUND = 'Dashboard token not found';

/** Ends an address of the dashboard that is only visited: its access is not kept in the browser. */
export const VISIT = '#visit';

/**
 * Who opens the dashboard: id from the path, else the one kept in this browser; token from the
 * query, else the kept one, which belongs to the kept id alone. Null without a token.
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
 * As above for this window; keeps the access, unless it only visits, and makes the address one that can
 * be bookmarked.
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
