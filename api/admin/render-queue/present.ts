import type { RenderQueueItem, RenderQueueResponse } from '#domain/api/render-queue.ts';
import { toIsoTime } from '../../http/iso-time.ts';
import type { RenderItem, RenderQueue } from './service.ts';

const NOTHING_KNOWN = { isPaused: false, waiting: 0, active: 0, delayed: 0 };

export function presentRenderQueue(look: RenderQueue): RenderQueueResponse {
  const { isPaused, waiting, active, delayed } = look.queue ?? NOTHING_KNOWN;
  const { count, p50Ms, p99Ms } = look.publishes;
  return {
    engine: look.engine,
    isAway: look.queue === undefined,
    isPaused,
    waiting,
    active,
    delayed,
    failed: look.failed,
    behind: look.behind,
    publishes: { lastHour: count, p50Ms, p99Ms },
    items: look.items.map(presentItem),
  };
}

function presentItem({ invitation, state, queued }: RenderItem): RenderQueueItem {
  return {
    invitationId: invitation.id,
    cleanUrl: invitation.slug,
    revision: invitation.revision,
    publishedRevision: invitation.publishedRevision,
    state,
    blocked: invitation.isBlocked,
    attempts: queued?.attempts ?? invitation.attempts,
    lastError: queued?.lastError ?? invitation.lastError,
    updatedAt: toIsoTime(queued?.updatedAt ?? invitation.updatedAt),
  };
}
