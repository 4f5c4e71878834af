import type { RsvpRecord } from '../api/dashboard.ts';

/** (spec) */
export const CSV_COLUMNS = [
  'Guest Name',
  'Email',
  'Phone',
  'Attendance',
  'Guests Count',
  'Dietary Requirements',
  'Message',
  'Submitted At',
] as const;

/** Put before the text of a file, it makes Excel read it as UTF-8. */
export const CSV_BOM = '\uFEFF';

/**
 * One field (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe; some take
 * full-width signs for signs.
 */
export function csvField(value: string | number): string {
  const text =
    typeof value === 'number' ? String(value) : value.replace(/^[=+\-@＝＋－＠\t\r\n]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvRow = (values: readonly (string | number)[]) => `${values.map(csvField).join(',')}\r\n`;

/** The responses as CSV with a header, lines ended by CRLF. */
export function responsesCsv(records: readonly RsvpRecord[]): string {
  return [
    csvRow(CSV_COLUMNS),
    ...records.map((record) =>
      csvRow([
        record.guestName,
        record.email,
        record.phone,
        record.attendance,
        record.guestsCount,
        record.dietaryRequirements,
        record.message,
        record.submittedAt,
      ]),
    ),
  ].join('');
}

/** (spec) */
export function csvFileName(invitationId: string): string {
  return `rsvp-responses-${invitationId}.csv`;
}
