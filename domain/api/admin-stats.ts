import { z } from 'zod';

export const adminStats = z.object({
  totalLicenses: z.int(),
  usedLicenses: z.int(),
  totalUsers: z.int(),
  totalInvitations: z.int(),
});
export type AdminStats = z.infer<typeof adminStats>;
