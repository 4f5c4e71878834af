import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { CSV_BOM, csvFileName, responsesCsv } from '#domain/rsvp/csv.ts';
import { downloadText } from '../site/download-text.ts';

/** (spec) Downloads the responses as a CSV file. */
export function downloadCsv(responses: readonly RsvpRecord[], invitationId: string): void {
  downloadText(csvFileName(invitationId), 'text/csv', CSV_BOM + responsesCsv(responses));
}
