import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConfigResponse } from '#domain/api/config.ts';
import { loadConfig } from '../api-client.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: loadConfig,
  staleTime: Infinity,
});

/**
 * Returns the origin of links that are handed out. Until it is known, returns the origin in the
 * address bar, which is '' while the page is pre-rendered.
 */
export function usePublicUrl(): string {
  return useConfig()?.publicUrl ?? globalThis.location?.origin ?? '';
}

/** Returns the public part of the server's configuration; null until it is known. */
export function useConfig(): ConfigResponse | null {
  return useQuery(configQuery).data ?? null;
}
