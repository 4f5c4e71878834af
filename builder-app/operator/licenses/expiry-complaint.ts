import { EXPIRY_IN_THE_PAST, expiryInput } from '#domain/api/admin-licenses.ts';
import { localToday } from '#domain/invitation/dates.ts';

/**
 * Returns what is wrong with an expiry date (YYYY-MM-DD, '' for never), if anything. The current
 * day is the operator's local one.
 */
export function expiryComplaint(day: string): string | undefined {
  const { error } = expiryInput.safeParse(day);
  if (error) return error.issues[0]?.message;
  return day !== '' && day < localToday(new Date()) ? EXPIRY_IN_THE_PAST : undefined;
}
