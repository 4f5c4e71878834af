import { Badge } from '@mantine/core';
import { type Attendance, attendanceClass } from '#domain/rsvp/attendance.ts';

const BADGES: Record<Attendance, { readonly label: string; readonly color: string }> = {
  yes: { label: 'Attending', color: 'sage' },
  no: { label: 'Not attending', color: 'red' },
  maybe: { label: 'Maybe', color: 'gold' },
};

/** How an answer counts; the guest's own words are its title. */
export function AttendanceBadge({ attendance }: { readonly attendance: string }) {
  const { label, color } = BADGES[attendanceClass(attendance)];
  return (
    <Badge variant="light" color={color} tt="none" fw={600} title={attendance}>
      {label}
    </Badge>
  );
}
