/** "Saturday, June 19, 2027" of a moment in ISO 8601, where the guest is. */
export function longDateOf(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', { dateStyle: 'full' });
}
