import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../format-count.ts';
import { loadRenderQueue } from '../operator-calls.ts';

const REFRESH_MS = 5_000;

/** Returns what is being published; all parts of Overview share one request. */
export function useRenderQueue() {
  return useQuery({
    queryKey: ['render-queue'],
    queryFn: loadRenderQueue,
    refetchInterval: REFRESH_MS,
  });
}

/** Returns the message that publishes were requested. */
export const requestedText = (count: number): string =>
  count === 1 ? 'Publish requested' : `${formatCount(count)} publishes requested`;
