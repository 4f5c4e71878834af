import { AppError } from '#domain/api/errors.ts';
import { forgetAllStored } from '#infra/database/forget-stored.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import type { PublishState } from '#infra/database/publish-record.ts';
import type { QueueItem, QueueState } from '#infra/queue/publish-queue.ts';
import type { ApiDeps } from '../../deps.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Lines of the list: what is stuck stands on its first page, or something larger is wrong. */
const LISTED = 200;

/** An invitation whose newest revision is not live, or that the queue has in hand. */
export interface RenderItem {
  readonly invitation: PublishState;
  /** Undefined: in no queue. */
  readonly queued: QueueItem | undefined;
}

export interface RenderQueue {
  readonly engine: ApiDeps['queue']['engine'];
  /** Undefined: it does not answer. What the database knows is told all the same. */
  readonly queue: QueueState | undefined;
  /** Invitations whose newest publishable revision is not live. */
  readonly behind: number;
  readonly publishes: {
    readonly count: number;
    readonly p50Ms: number | null;
    readonly p99Ms: number | null;
  };
  readonly items: readonly RenderItem[];
}

/** What is being published, what is stuck, and the button that repairs it. */
export function createRenderQueueService({
  database,
  queue,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'queue' | 'clock'>) {
  const invitations = invitationRepository(database.knex);

  /**
   * What failed first; then what the queue has in hand, and what is unpublished and in no queue. A queue
   * full of bulk work hides nothing that is broken, also where it knows no more that it failed.
   */
  const itemsOf = async (inQueue: readonly QueueItem[]): Promise<RenderItem[]> => {
    const states = await invitations.publishStates(inQueue.map((item) => item.invitationId));
    const known = new Map(states.map((state) => [state.id, state]));
    const queued = inQueue.flatMap((item): RenderItem[] => {
      const invitation = known.get(item.invitationId);
      return invitation ? [{ invitation, queued: item }] : [];
    });
    const unpublished = await invitations.listUnpublished(LISTED);
    const others = unpublished.filter(({ id }) => !known.has(id));
    const items = [...queued, ...others.map((invitation) => ({ invitation, queued: undefined }))];
    return items.sort((a, b) => Number(isBroken(b)) - Number(isBroken(a)));
  };

  return {
    async look(): Promise<RenderQueue> {
      const state = await queue.inspect(LISTED).catch(() => undefined);
      return {
        engine: queue.engine,
        queue: state,
        behind: await invitations.countBehind(),
        publishes: await invitations.publishStats(clock() - HOUR_MS),
        items: (await itemsOf(state?.items ?? [])).slice(0, LISTED),
      };
    },

    /**
     * Has one page made again, with its files: at once, or, while the queue is away, once reconcile
     * has looked. Throws `not_found`.
     */
    async retry(invitationId: string): Promise<number> {
      const requested = await invitations.forgetStored([invitationId]);
      if (requested === 0) throw new AppError('not_found', 'There is no such invitation');
      await queue.request(invitationId);
      return requested;
    },

    /**
     * Has every page made again, with its files, behind what couples save; answers how many. They are
     * marked in the database, where reconcile finds them.
     */
    republishAll: (): Promise<number> => forgetAllStored(invitations),
  };
}

/** True for what failed and has not succeeded since; what waits for its couple did not. */
function isBroken({ invitation, queued }: RenderItem): boolean {
  if (queued?.state === 'failed' || queued?.state === 'delayed') return true;
  return !invitation.blocked && (queued?.lastError ?? invitation.lastError) !== null;
}
