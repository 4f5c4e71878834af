import { useQuery } from '@tanstack/react-query';
import type { ConfigResponse } from '#domain/api/config.ts';
import { loadConfig } from '../api-client.ts';

/** What the server's configuration shows to visitors; null until it is known. */
export function useConfig(): ConfigResponse | null {
  const { data } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity });
  return data ?? null;
}
