import type { Credentials } from '../api-client.ts';

/**
 * Returns the credentials of an edit link (`/?invitationId=&token=`) and its query without them, or
 * null if the query has none.
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

/** Returns the query of the edit link with these credentials; '' without any. */
export const queryOf = (credentials: Credentials | null): string =>
  credentials ? new URLSearchParams({ ...credentials }).toString() : '';
