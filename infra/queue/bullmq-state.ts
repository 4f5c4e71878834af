import type { Job, Queue } from 'bullmq';
import type { z } from 'zod';
import { failureReason } from '../failure-reason.ts';
import { failedFirst } from './failed-first.ts';
import type { PUBLISH_JOB } from './jobs.ts';
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

/** Implements `PublishQueue.inspect`. */
export async function inspectJobs(queue: PublishJobs, limit: number): Promise<QueueState> {
  const counts = await queue.getJobCounts(...STATES.flatMap(([, types]) => types));
  const of = (...types: string[]) => types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  const items = await Promise.all(
    STATES.map(async ([state, types]) => {
      const jobs = await queue.getJobs([...types], 0, limit - 1);
      return jobs.filter((job) => job !== undefined).map((job) => present(job, state));
    }),
  );
  return {
    waiting: of('waiting', 'prioritized'),
    active: of('active'),
    delayed: of('delayed'),
    failed: of('failed'),
    items: failedFirst(items.flat(), limit),
  };
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
