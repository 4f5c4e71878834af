import { z } from 'zod';
import { SESSION_FILTERS } from '../license/dashboard-session.ts';
import { oneOf, page } from './admin-lists.ts';
import { isoTime } from './iso-time.ts';

export const sessionListQuery = z.object({
  ...page,
  status: oneOf(SESSION_FILTERS),
});
export type SessionListQuery = z.infer<typeof sessionListQuery>;

export const dashboardSession = z.object({
  id: z.string(),
  licenseCode: z.string(),
  invitationId: z.string(),
  /** The slug of the invitation. */
  cleanUrl: z.string(),
  paymentId: z.string().nullable(),
  dashboardToken: z.string(),
  usedAt: isoTime,
  /** Milliseconds. */
  sessionAge: z.int(),
  isExpired: z.boolean(),
});
export type DashboardSession = z.infer<typeof dashboardSession>;
export const revokeSessionResponse = z.object({
  dashboardToken: z.string(),
  dashboardUrl: z.string(),
});
export type RevokeSessionResponse = z.infer<typeof revokeSessionResponse>;
