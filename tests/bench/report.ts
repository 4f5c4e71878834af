/** One line of the report. */
export interface Row {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** Sends a row to `main.ts`, or prints it when the bench runs on its own. */
export function report(row: Row): void {
  if (process.send) process.send(row);
  else console.log(formatRow(row));
}

export function formatRow({ what, target, measured, isMet }: Row): string {
  return `${isMet ? '✓' : '✗'} ${what.padEnd(58)} ${target.padEnd(34)} ${measured}`;
}

/** Returns a quantile by nearest rank; the values need not be sorted. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const rounded = (value: number) => Math.round(value).toLocaleString('en-US');
export const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
