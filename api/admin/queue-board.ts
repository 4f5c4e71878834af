import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import { QUEUE_BOARD_PATH } from './queue-board-path.ts';

/**
 * Bull Board: every job with its attempts and log, for what the panel's overview does not show. A call
 * of it that fails, and one that it does not know, is left to whoever mounts it.
 */
export function createQueueBoard(queue: Queue): RequestHandler {
  const serverAdapter = new ExpressAdapter().setBasePath(QUEUE_BOARD_PATH);
  createBullBoard({
    queues: [new BullMQAdapter(queue)],
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Wedding Invite', hideRedisDetails: true } },
  });
  serverAdapter.setErrorHandler((error) => {
    throw error;
  });
  return serverAdapter.getRouter();
}
