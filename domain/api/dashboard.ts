import { z } from 'zod';
import { weddingDataOrJson } from '../invitation/wedding-data.ts';
import { moment } from './moment.ts';

export const rsvpRecord = z.object({
  id: z.string(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  attendance: z.string(),
  guestsCount: z.int(),
  dietaryRequirements: z.string(),
  message: z.string(),
  submittedAt: moment,
});
export type RsvpRecord = z.infer<typeof rsvpRecord>;

export const dashboardResponse = z.object({
  invitation: z.object({ weddingData: weddingDataOrJson, cleanUrl: z.string() }),
  rsvpResponses: z.array(rsvpRecord),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
