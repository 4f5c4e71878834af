import { EXPIRY_IN_THE_PAST, endsBeforeToday, expiryInput } from '#domain/api/admin.ts';

/** What is wrong with the end of a license (YYYY-MM-DD, '' for never), if anything. */
export function expiryComplaint(day: string): string | undefined {
  const { data: end, error } = expiryInput.safeParse(day);
  if (error) return error.issues[0]?.message;
  return end != null && endsBeforeToday(end, Date.now()) ? EXPIRY_IN_THE_PAST : undefined;
}
