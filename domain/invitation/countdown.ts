import type { WeddingData } from './wedding-data.ts';

/** A moment on the clocks at the venue. */
export interface LocalMoment {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM, or '' for the start of the day. */
  readonly time: string;
}

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Whether the target is reached; everything else is zero then. */
  readonly passed: boolean;
}

/**
 * Returns the moment that the countdown counts to: the couple's own date and time if both are
 * given, else the first event's, else the legacy date and time; null without any date.
 */
export function countdownTarget({ customizations, wedding }: WeddingData): LocalMoment | null {
  const { countdownTargetDate, countdownTargetTime } = customizations;
  const first = wedding.events[0];
  if (countdownTargetDate !== '' && countdownTargetTime !== '') {
    return { date: countdownTargetDate, time: countdownTargetTime };
  }
  if (first && first.date !== '') return { date: first.date, time: first.time };
  if (wedding.date !== '') return { date: wedding.date, time: wedding.time };
  return null;
}

/** Returns a local moment as UTC milliseconds, in the time zone where the program runs. */
export function localInstant({ date, time }: LocalMoment): number {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = (time || '00:00').split(':').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0).getTime();
}

/** Returns the whole units left from `nowMs` to `targetMs`, both UTC milliseconds. */
export function remaining(targetMs: number, nowMs: number): Remaining {
  const left = Math.max(0, Math.floor((targetMs - nowMs) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    passed: nowMs >= targetMs,
  };
}
