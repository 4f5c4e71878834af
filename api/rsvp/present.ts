import type { AppError } from '#domain/api/errors.ts';
import type { RsvpResponse } from '#domain/api/rsvp.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { moment } from '../http/moment.ts';
import { plainPage } from '../http/plain-page.ts';
import type { AcceptedReply } from './service.ts';

export function presentReply({ id, submittedAt }: AcceptedReply): RsvpResponse {
  return { id, submittedAt: moment(submittedAt) };
}

/**
 * Returns the page for a guest without script whose reply was refused: the reason, and the way back
 * to the form, which the browser keeps filled in.
 */
export function presentRefusal(error: AppError): string {
  const issues = (error.issues ?? []).map((issue) => `<li>${escapeHtml(issue.message)}</li>`);
  const list = issues.length > 0 ? `<ul>${issues.join('')}</ul>` : '';
  return plainPage(
    'Your reply was not sent',
    `<p>${escapeHtml(error.message)}</p>${list}
<p>Please use your browser’s Back button: what you wrote is still there.</p>`,
  );
}
