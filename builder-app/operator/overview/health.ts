import type { RenderQueueItem, RenderQueueResponse } from '#domain/api/render-queue.ts';
import { formatCount } from '../../format-count.ts';

export interface Health {
  readonly mood: 'good' | 'busy' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** Says in a title whether everything published is live, and in a text what that means. */
export function queueHealth(queue: RenderQueueResponse): Health {
  const { failed, behind, waiting, active, delayed, isAway, isPaused } = queue;
  if (isAway || isPaused) {
    const live = behind === 0 ? 'Everything published is live.' : `${pages(behind)} not live yet.`;
    const once = isAway ? 'the queue is back' : 'somebody resumes the queue in Bull Board';
    return {
      mood: 'bad',
      title: isAway ? 'The queue is not responding' : 'The queue is paused',
      text: `${live} Nothing is lost: what is saved goes live once ${once}.`,
    };
  }
  if (failed > 0) {
    return {
      mood: 'bad',
      title: `${pages(failed)} could not be published`,
      text: 'Guests see the last good page. See the reason below. Retry publishes it immediately.',
    };
  }
  if (behind > 0) {
    return {
      mood: 'busy',
      title: `${pages(behind)} on the way`,
      text: 'Saved, but not live yet. Stuck pages are retried automatically.',
    };
  }
  const busy = waiting + active + delayed;
  if (busy > 0) {
    return {
      mood: 'busy',
      title: `${pages(busy)} being republished`,
      text: 'Everything that couples have saved is live.',
    };
  }
  return {
    mood: 'good',
    title: 'Everything published is live',
    text: publishesLine(queue.publishes),
  };
}

/** "12 pages published in the last hour, half of them within 8 ms, 99 % within 31 ms." */
export function publishesLine(publishes: RenderQueueResponse['publishes']): string {
  const { lastHour, p50Ms, p99Ms } = publishes;
  if (lastHour === 0) return 'No page was published in the last hour.';
  const done = `${pages(lastHour)} published in the last hour`;
  if (p50Ms === null || p99Ms === null) return `${done}.`;
  return `${done}, half of them within ${took(p50Ms)}, 99 % within ${took(p99Ms)}.`;
}

/** Returns how many pages the list would hold without its limit, as far as the figures tell. */
export function pagesToPublish(queue: RenderQueueResponse): number {
  const { items, waiting, active, delayed, failed, behind } = queue;
  return Math.max(items.length, waiting + active + delayed, failed, behind);
}

/** Returns the error that two or more failures all share, as when the store is unreachable. */
export function sharedReason(items: readonly RenderQueueItem[]): string | undefined {
  const reasons = items.flatMap(({ lastError }) => lastError ?? []);
  return reasons.length > 1 && new Set(reasons).size === 1 ? reasons[0] : undefined;
}

/** Returns whether the operator can retry a page; not while it waits for the couple. */
export function canRetry({ state, blocked }: RenderQueueItem): boolean {
  return !blocked && (state === 'failed' || state === 'behind' || state === 'delayed');
}

const pages = (count: number) => `${formatCount(count)} page${count === 1 ? '' : 's'}`;
const took = (ms: number) => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);
