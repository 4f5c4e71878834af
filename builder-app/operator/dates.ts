/** "Nov 21, 2026" of a moment (ISO 8601) on the operator's clock. */
export function dayLabel(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** The same of the end of a license, which is the end of a day by UTC. */
export function endLabel(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The day (YYYY-MM-DD, UTC) of a moment: what a date field takes. */
export function dayOf(moment: string | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
