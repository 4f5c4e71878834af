import type { ReactNode } from 'react';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import type { CountdownProps } from './enhance-countdown.ts';

/** The moment that a countdown counts to, written out. */
export function CountdownDate({ target: { date, time } }: CountdownProps): ReactNode {
  return (
    <p className="countdown-date far">
      <time dateTime={date}>{longDate(date)}</time>
      {time ? ` at ${timeLabel(time)}` : null}
    </p>
  );
}
