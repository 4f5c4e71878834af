import type { Job, Queue } from 'bullmq';
import type { z } from 'zod';
import { failureReason } from '../failure-reason.ts';
import { failedFirst } from './failed-first.ts';
import { PUBLISH_JOB } from './jobs.ts';
import { newestFailureKey } from './newest-failure.ts';
import type { QueueItem, QueueState } from './publish-queue.ts';

/** Types of the jobs that BullMQ keeps. */
export type Payload = z.infer<typeof PUBLISH_JOB.payload>;
export type PublishJob = Job<Payload, void, typeof PUBLISH_JOB.name>;
export type PublishJobs = Queue<Payload, void, typeof PUBLISH_JOB.name>;

const STATES = [
  ['waiting', ['waiting', 'prioritized']],
  ['active', ['active']],
  ['delayed', ['delayed']],
  ['failed', ['failed']],
] as const satisfies readonly (readonly [QueueItem['state'], readonly string[]])[];

/** Invitations that Redis is asked about at once. */
const AT_ONCE = 500;

/** Implements `PublishQueue.inspect`. */
export async function inspectJobs(queue: PublishJobs, limit: number): Promise<QueueState> {
  const counts = await queue.getJobCounts(...STATES.flatMap(([, types]) => types));
  const of = (...types: string[]) => types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  const items = await Promise.all(
    STATES.map(async ([state, types]) => {
      const jobs = await queue.getJobs([...types], 0, limit - 1);
      return jobs.filter(isPublish).map((job) => present(job, state));
    }),
  );
  return {
    isPaused: await queue.isPaused(),
    waiting: of('waiting', 'prioritized'),
    active: of('active'),
    delayed: of('delayed'),
    failed: of('failed'),
    items: failedFirst(items.flat(), limit),
    unknownAmong: (ids) => unknownAmong(queue, ids),
  };
}

/**
 * By keys, since the jobs themselves may be thousands. Not all at once: every command has to be
 * answered within half a second, the last of thousands too.
 */
async function unknownAmong(queue: PublishJobs, ids: readonly string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    unknown.push(...(await unknownOf(queue, ids.slice(from, from + AT_ONCE))));
  }
  return unknown;
}

async function unknownOf(queue: PublishJobs, ids: readonly string[]): Promise<string[]> {
  const client = await queue.getBackend().client;
  const failures = await client.hmget(newestFailureKey(queue), ...ids);
  const isKnown = async (id: string, index: number) => {
    if (await queue.getDeduplicationJobId(id)) return true;
    const failure = failures[index];
    // A job that was removed by hand is still named there.
    return failure ? (await client.zscore(queue.toKey('failed'), failure)) !== null : false;
  };
  const known = await Promise.all(ids.map(isKnown));
  return ids.filter((_, index) => !known[index]);
}

/** False for a job that is gone, and for one added by hand that names no invitation. */
function isPublish(job: PublishJob | undefined): job is PublishJob {
  return PUBLISH_JOB.payload.safeParse(job?.data).success;
}

function present(job: PublishJob, state: QueueItem['state']): QueueItem {
  return {
    invitationId: job.data.invitationId,
    state,
    attempts: job.attemptsMade,
    lastError: job.failedReason ? failureReason(job.failedReason) : null,
    updatedAt: job.finishedOn ?? job.processedOn ?? job.timestamp,
  };
}
