import { z } from 'zod';
import { isoTime } from './iso-time.ts';

export const RENDER_STATES = ['waiting', 'active', 'delayed', 'failed', 'behind'] as const;

export const renderQueueItem = z.object({
  invitationId: z.string(),
  cleanUrl: z.string(),
  revision: z.int(),
  /** 0 while nothing has been published. */
  publishedRevision: z.int(),
  /**
   * `failed`: given up, or failed and not in the queue, as after a restart; `behind`: unpublished
   * and not in the queue.
   */
  state: z.enum(RENDER_STATES),
  /** The newest revision lacks a required field: nothing is published until the next save. */
  blocked: z.boolean(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  updatedAt: isoTime,
});
export type RenderQueueItem = z.infer<typeof renderQueueItem>;

export const renderQueueResponse = z.object({
  engine: z.enum(['in-process', 'bullmq']),
  /**
   * Whether the queue does not respond: `waiting`, `active` and `delayed` are then 0, and its runs
   * count as not in the queue.
   */
  isAway: z.boolean(),
  /**
   * Whether an operator has paused the queue in Bull Board: nothing is published meanwhile. An older
   * API, beside which a newer panel may run, omits it.
   */
  isPaused: z.boolean().default(false),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  /** Invitations in the state `failed`, listed or not. */
  failed: z.int(),
  /** Invitations whose newest publishable revision is not live. */
  behind: z.int(),
  publishes: z.object({
    lastHour: z.int(),
    /** Milliseconds; null when there were none. */
    p50Ms: z.number().nullable(),
    p99Ms: z.number().nullable(),
  }),
  items: z.array(renderQueueItem),
});
export type RenderQueueResponse = z.infer<typeof renderQueueResponse>;

export const republishResponse = z.object({ requested: z.int() });
export type RepublishResponse = z.infer<typeof republishResponse>;
