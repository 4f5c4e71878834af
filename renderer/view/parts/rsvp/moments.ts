// The domain's dates are those at the venue, checked by its schemas. These are the guest's own, and
// stand only in text that the browser adds after hydration.

/** Today where the guest is, YYYY-MM-DD. */
export function todayHere(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** "Saturday, June 19, 2027" of a moment in ISO 8601, where the guest is. */
export function dayLabel(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
