/** (contract) Path of Bull Board, when the queue is BullMQ's. */
export const QUEUE_BOARD_PATH = '/admin/queues';
