import type { RenderQueueItem, RenderQueueResponse } from '#domain/api/render-queue.ts';
import { moment } from '../../http/moment.ts';
import type { RenderItem, RenderQueue } from './service.ts';

export function presentRenderQueue(look: RenderQueue): RenderQueueResponse {
  const { waiting, active, delayed, failed } = look.queue;
  const { count, p50Ms, p99Ms } = look.publishes;
  return {
    engine: look.engine,
    waiting,
    active,
    delayed,
    failed,
    behind: look.behind,
    publishes: { lastHour: count, p50Ms, p99Ms },
    items: look.items.map(presentItem),
  };
}

function presentItem({ invitation, queued }: RenderItem): RenderQueueItem {
  return {
    invitationId: invitation.id,
    cleanUrl: invitation.slug,
    revision: invitation.revision,
    publishedRevision: invitation.publishedRevision,
    state: queued?.state ?? 'behind',
    blocked: invitation.blocked,
    attempts: queued?.attempts ?? invitation.attempts,
    lastError: queued?.lastError ?? invitation.lastError,
    updatedAt: moment(queued?.updatedAt ?? invitation.updatedAt),
  };
}
