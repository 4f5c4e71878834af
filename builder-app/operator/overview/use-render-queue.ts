import { useQuery } from '@tanstack/react-query';
import { loadRenderQueue } from '../operator-calls.ts';

const REFRESH_MS = 5_000;

/** What is being published; one call for all parts of Overview that show some of it. */
export function useRenderQueue() {
  return useQuery({
    queryKey: ['render-queue'],
    queryFn: loadRenderQueue,
    refetchInterval: REFRESH_MS,
  });
}

/** Told of publishes that were asked for. */
export const requestedText = (count: number): string =>
  count === 1 ? 'Publish requested' : `${count.toLocaleString('en-US')} publishes requested`;
