import { useQuery } from '@tanstack/react-query';
import { ApiError, type Credentials, type Dashboard, loadDashboard } from '../api-client.ts';

/** Replies arrive while somebody watches. */
const REFRESH_MS = 30_000;

/** The token is none, or not this invitation's. */
export const isDenial = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** (spec) What the error screen says of a failure. */
export function dashboardFailure(error: unknown): string {
  return isDenial(error) ? 'Invalid dashboard access token' : 'Failed to fetch dashboard data';
}

/** The invitation's replies, refreshed by themselves. */
export function useReplies(credentials: Credentials) {
  return useQuery<Dashboard>({
    queryKey: ['replies', credentials.invitationId, credentials.token],
    queryFn: ({ client, queryKey }) => loadDashboard(credentials, client.getQueryData(queryKey)),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}
