import { AppError } from '#domain/api/errors.ts';
import type { RenderQueueItem } from '#domain/api/render-queue.ts';
import { forgetAllStored } from '#infra/database/invitations/forget-stored.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { PublishState } from '#infra/database/invitations/publish-record.ts';
import { countFailed } from '#infra/queue/backlog.ts';
import type { QueueItem, QueueState } from '#infra/queue/publish-queue.ts';
import type { ApiDeps } from '../../deps.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** If more than this are stuck, something larger is wrong. */
const MAX_LISTED = 200;

/** An invitation whose newest revision is not live, that failed, or that is in the queue. */
export interface RenderItem {
  readonly invitation: PublishState;
  readonly state: RenderQueueItem['state'];
  /** Undefined if it is not in the queue. */
  readonly queued: QueueItem | undefined;
}

export interface RenderQueue {
  readonly engine: ApiDeps['queue']['engine'];
  /** Undefined if it does not respond; what the database knows is returned even so. */
  readonly queue: QueueState | undefined;
  /** Invitations in the state `failed`. */
  readonly failed: number;
  /** Invitations whose newest publishable revision is not live. */
  readonly behind: number;
  readonly publishes: {
    readonly count: number;
    readonly p50Ms: number | null;
    readonly p99Ms: number | null;
  };
  readonly items: readonly RenderItem[];
}

/** Shows what is being published and what is stuck, and has pages remade. */
export function createRenderQueueService({
  database,
  queue,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'queue' | 'clock'>) {
  const invitations = invitationRepository(database.knex);

  /**
   * Lists failures first, then what is in the queue, then what is unpublished but not in the queue.
   * A queue full of bulk work thus hides no failure, even one that the queue itself has forgotten.
   */
  const itemsOf = async (queueState: QueueState | undefined): Promise<RenderItem[]> => {
    const inQueue = queueState?.items ?? [];
    const states = await invitations.publishStates(inQueue.map((item) => item.invitationId));
    const known = new Map(states.map((state) => [state.id, state]));
    const queued = inQueue.flatMap((item): RenderItem[] => {
      const invitation = known.get(item.invitationId);
      return invitation ? [{ invitation, state: item.state, queued: item }] : [];
    });
    const unpublished = await invitations.listUnpublished(MAX_LISTED);
    const others = unpublished.filter(({ id }) => !known.has(id));
    const failing = others.flatMap(({ id, isFailing }) => (isFailing ? [id] : []));
    const lost = new Set(queueState ? await queueState.unknownAmong(failing) : failing);
    const unqueued = others.map((invitation): RenderItem => {
      const state = lost.has(invitation.id) ? 'failed' : 'behind';
      return { invitation, state, queued: undefined };
    });
    const items = [...queued, ...unqueued];
    return items.sort((a, b) => Number(isBroken(b)) - Number(isBroken(a)));
  };

  const show = async (state: QueueState | undefined): Promise<RenderQueue> => ({
    engine: queue.engine,
    queue: state,
    failed: await countFailed(invitations, state),
    behind: await invitations.countBehind(),
    publishes: await invitations.publishStats(clock() - HOUR_MS),
    items: (await itemsOf(state)).slice(0, MAX_LISTED),
  });

  return {
    async look(): Promise<RenderQueue> {
      const state = await queue.inspect(MAX_LISTED).catch(() => undefined);
      // It may fall silent later as well, while it is asked about single invitations.
      return state ? show(state).catch(() => show(undefined)) : show(undefined);
    },

    /**
     * Has one page and its files remade: at once or, while the queue is unreachable, when
     * reconcile next runs. Resolves with 1.
     *
     * @throws AppError `not_found`
     */
    async retry(invitationId: string): Promise<number> {
      const requested = await invitations.forgetStored([invitationId]);
      if (requested === 0) throw new AppError('not_found', 'There is no such invitation');
      await queue.request(invitationId);
      return requested;
    },

    /** Retries every page that is behind or failed, listed or not; resolves with their number. */
    async retryAll(): Promise<number> {
      const ids = await invitations.stuck();
      const requested = await invitations.forgetStored(ids);
      await queue.requestMany(ids);
      return requested;
    },

    /**
     * Has every page and its files remade, at lower priority than couples' saves; resolves with
     * their number. Marks them in the database, where reconcile finds them.
     */
    republishAll: (): Promise<number> => forgetAllStored(invitations),
  };
}

/** Returns whether it failed and has not succeeded since; waiting for the couple is not a failure. */
function isBroken({ invitation, state, queued }: RenderItem): boolean {
  if (state === 'failed' || state === 'delayed') return true;
  return !invitation.isBlocked && (queued?.lastError ?? invitation.lastError) !== null;
}
