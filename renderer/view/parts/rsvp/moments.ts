/** Returns "Saturday, June 19, 2027" for an ISO 8601 moment, in the guest's time zone, or ''. */
export function longDateOf(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', { dateStyle: 'full' });
}
