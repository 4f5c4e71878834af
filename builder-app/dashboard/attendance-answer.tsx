import { Badge } from '@mantine/core';
import { type Attendance, attendanceClass } from '#domain/rsvp/attendance.ts';
import classes from './attendance-answer.module.css';

const BADGES: Record<Attendance, { readonly label: string; readonly color: string }> = {
  yes: { label: 'Attending', color: 'sage' },
  no: { label: 'Not attending', color: 'red' },
  maybe: { label: 'Maybe', color: 'gold' },
};

/** Answers whose text says no more than their badge. */
const BARE_ANSWERS: readonly string[] = ['yes', 'no', 'maybe', 'accept', 'decline'];

/** Shows how an answer counts and, if it says more, the guest's choice, such as "Ceremony only". */
export function AttendanceAnswer({ attendance }: { readonly attendance: string }) {
  const { label, color } = BADGES[attendanceClass(attendance)];
  return (
    <div className={classes.answer}>
      <Badge variant="light" color={color} tt="none">
        {label}
      </Badge>
      {!BARE_ANSWERS.includes(attendance.toLowerCase()) && (
        <span className={classes.words} dir="auto">
          {attendance}
        </span>
      )}
    </div>
  );
}
