import type { RsvpRecord } from '../api/dashboard.ts';

/** (spec) The header, in the order of a row's fields. */
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

/** At the start of a file, makes Excel read it as UTF-8. */
export const CSV_BOM = '\uFEFF';

/**
 * Formats one field (RFC 4180). Text that a spreadsheet would run as a formula gets a leading
 * apostrophe.
 *
 * In locales with a decimal comma, Excel separates fields at semicolons and takes a quote that does
 * not begin a field literally: there, a cell begins after each semicolon and each line end.
 */
export function csvField(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : withoutFormulas(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Some spreadsheets read full-width signs like plain ones. None reads `;-)` as a formula. */
function withoutFormulas(value: string): string {
  return value
    .replace(/^[=+\-@＝＋－＠\t\r\n]/, "'$&")
    .replace(/([;\t\r\n]"*)([=+@＝＋－＠]|-(?!\)))/g, "$1'$2");
}

const csvRow = (values: readonly (string | number)[]) => `${values.map(csvField).join(',')}\r\n`;

/** Returns the responses as CSV with a header, in lines ended by CRLF. */
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

/** (spec) The name under which all responses are saved. */
export function csvFileName(invitationId: string): string {
  return `rsvp-responses-${invitationId}.csv`;
}
