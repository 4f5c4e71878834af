/** Returns UTC milliseconds in the form of responses: ISO 8601. */
export function moment(ms: number): string {
  return new Date(ms).toISOString();
}

export function momentOrNull(ms: number | null): string | null {
  return ms === null ? null : moment(ms);
}
