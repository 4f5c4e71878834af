import { type ReactNode, useEffect, useState } from 'react';
import { localToday } from '#domain/invitation/dates.ts';
import type { Receipt } from './reply-store.ts';
import { ReceiptAnswer } from './thanks.tsx';

interface ReplyNoticeProps {
  readonly deadline: string;
  readonly deadlineLabel: string;
  readonly whenAndWhere: string;
  readonly receipt: Receipt | null;
}

/**
 * The text above the form: the reply-by date, the reply last sent from this browser, and whether
 * time or place has changed since.
 */
export function ReplyNotice(props: ReplyNoticeProps): ReactNode {
  const { deadline, deadlineLabel, whenAndWhere, receipt } = props;
  const late = useIsPast(deadline);
  return (
    <>
      {deadline === '' ? null : (
        <p className="rsvp-deadline">
          {late
            ? `The reply-by date, ${deadlineLabel}, has passed. You can still send your answer.`
            : `Kindly reply by ${deadlineLabel}`}
        </p>
      )}
      {receipt ? (
        // Drawn anew for each receipt: texts that a browser has translated would stay as they were.
        <p key={receipt.submittedAt} className="rsvp-receipt">
          We have the reply of <bdi translate="no">{receipt.reply.name}</bdi> from{' '}
          {localDate(receipt.submittedAt)}: <ReceiptAnswer receipt={receipt} />. To change it, reply
          again with the same name and email address. Another guest may reply here too.
        </p>
      ) : null}
      {receipt && receipt.whenAndWhere !== whenAndWhere ? (
        <p className="rsvp-changed">
          The time or place has changed since you replied. Please look at the schedule again.
        </p>
      ) : null}
    </>
  );
}

/**
 * Returns "Saturday, June 19, 2027" for an ISO 8601 moment, in the guest's time zone, or ''. Like
 * `longDate`, whose names of days and months the browser has already.
 */
function localDate(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleDateString('en-US', { dateStyle: 'full' });
}

/**
 * False on the server and in the first client render, which must match. Phones keep pages for weeks,
 * so it is looked at anew whenever the guest comes back.
 */
function useIsPast(deadline: string): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const look = () => setLate(deadline !== '' && localToday(new Date()) > deadline);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [deadline]);
  return late;
}
