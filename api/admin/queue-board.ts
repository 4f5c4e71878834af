import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import { AppError, unavailableForNow } from '#domain/api/errors.ts';
import { QUEUE_BOARD_PATH } from './queue-board-path.ts';

/**
 * Returns Bull Board, which shows every job with its attempts and log, unlike the panel's overview.
 * Requests that fail or that it does not know are left to the caller's handlers.
 */
export function createQueueBoard(queue: Queue): RequestHandler {
  const serverAdapter = new ExpressAdapter().setBasePath(QUEUE_BOARD_PATH);
  createBullBoard({
    queues: [new BullMQAdapter(queue)],
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: 'Wedding Invite',
        hideRedisDetails: true,
        miscLinks: [{ text: 'Back to the panel', url: '/admin' }],
      },
    },
  });
  serverAdapter.setErrorHandler((error) => {
    throw refusalOf(error);
  });
  return serverAdapter.getRouter();
}

/** Of what the board throws, bad requests have a status; the rest is the queue's refusal or silence. */
function refusalOf(error: Error): Error {
  if ('status' in error) return error;
  // BullMQ's own codes: the job is gone, locked, or in another state than the board has shown.
  const isChanged = 'code' in error && typeof error.code === 'number' && error.code < 0;
  return isChanged ? new AppError('job_changed', JOB_CHANGED) : unavailableForNow(error);
}

const JOB_CHANGED = 'This job has changed in the meantime. Please reload the page.';
