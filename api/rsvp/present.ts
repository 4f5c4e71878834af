import type { AppError } from '#domain/api/errors.ts';
import type { RsvpResponse } from '#domain/api/rsvp.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { toIsoTime } from '../http/iso-time.ts';
import { plainPage } from '../http/plain-page.ts';
import type { AcceptedReply } from './service.ts';

export function presentReply({ id, submittedAt }: AcceptedReply): RsvpResponse {
  return { id, submittedAt: toIsoTime(submittedAt) };
}

/**
 * Returns the page for a guest without script whose reply was refused: every reason once, and the
 * way back to the form, which the browser keeps filled in.
 */
export function presentRefusal(error: AppError): string {
  const issues = (error.issues ?? []).map((issue) => `<li>${escapeHtml(issue.message)}</li>`);
  const reason =
    issues.length > 1 ? `<ul>${issues.join('')}</ul>` : `<p>${escapeHtml(error.message)}</p>`;
  return plainPage(
    'Your reply was not sent',
    `${reason}
<p>Please use your browser’s Back button: what you wrote is still there.</p>`,
  );
}
