import { z } from 'zod';
import { weddingDataOrJson } from '../invitation/wedding-data.ts';
import { isoTime } from './iso-time.ts';

export const rsvpRecord = z.object({
  id: z.string(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  attendance: z.string(),
  guestsCount: z.int(),
  dietaryRequirements: z.string(),
  message: z.string(),
  submittedAt: isoTime,
});
export type RsvpRecord = z.infer<typeof rsvpRecord>;

export const dashboardResponse = z.object({
  invitation: z.object({ weddingData: weddingDataOrJson, cleanUrl: z.string() }),
  rsvpResponses: z.array(rsvpRecord),
  /** Replies that the couple has removed and may put back. */
  removedResponses: z.array(rsvpRecord).default([]),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;

export const responseRemovalRequest = z.object({
  /** False puts the reply back. */
  removed: z.boolean(),
  /** The time of the reply that the couple saw: one that has changed since is not removed. */
  submittedAt: isoTime,
  dashboardToken: z.string().max(200).nullish(),
});
export const responseRemovalResponse = z.object({ removed: z.boolean() });
