import { useQuery } from '@tanstack/react-query';
import { type Credentials, type Dashboard, loadDashboard } from '../api-client.ts';
import { ApiError } from '../api-transport.ts';
import type { Refresh } from './refresh-line.tsx';

/** Frequent enough for a couple watching replies arrive. */
const REFRESH_MS = 30_000;

/** Returns whether the token is invalid or belongs to another invitation. */
const isDenial = (error: unknown): boolean => error instanceof ApiError && error.says(401, 403);

/** (spec) Returns what the error screen says about a failure. */
export function dashboardFailure(error: unknown): string {
  return isDenial(error) ? 'Invalid dashboard access token' : 'Failed to fetch dashboard data';
}

/** Key of an invitation's replies in the query cache. */
export const repliesKey = ({ invitationId, token }: Credentials) =>
  ['replies', invitationId, token] as const;

export type RepliesState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly isDenied: boolean;
      readonly reason: string;
      readonly again: () => void;
    }
  | { readonly kind: 'open'; readonly dashboard: Dashboard; readonly refresh: Refresh };

/**
 * Returns the invitation's replies, refreshed automatically. Loaded replies stay while the server
 * does not respond; a link that has since been replaced no longer shows anything.
 */
export function useReplies(credentials: Credentials): RepliesState {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery<Dashboard>({
    queryKey: repliesKey(credentials),
    queryFn: ({ client, queryKey, signal }) =>
      loadDashboard(credentials, { known: client.getQueryData(queryKey), signal }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const again = () => void refetch();
  const isDenied = isDenial(error);
  if (error && (isDenied || !data)) {
    return { kind: 'failed', isDenied, reason: dashboardFailure(error), again };
  }
  if (!data) return { kind: 'loading' };
  const refresh = { isFetching, hasFailed: error !== null, at: dataUpdatedAt, again };
  return { kind: 'open', dashboard: data, refresh };
}
