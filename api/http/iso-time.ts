/** Returns UTC milliseconds as ISO 8601, the form of times in JSON. */
export function toIsoTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function toIsoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : toIsoTime(ms);
}
