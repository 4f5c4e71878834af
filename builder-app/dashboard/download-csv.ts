import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { CSV_BOM, csvFileName, responsesCsv } from '#domain/rsvp/csv.ts';

/** (spec) Hands all responses over as a file, made in the browser. */
export function downloadCsv(responses: readonly RsvpRecord[], invitationId: string): void {
  const text = CSV_BOM + responsesCsv(responses);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = csvFileName(invitationId);
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
