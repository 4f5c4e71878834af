import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
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
    throw error;
  });
  return serverAdapter.getRouter();
}
