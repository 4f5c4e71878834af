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
 * way back to the form, which the browser keeps filled in. In-app browsers may have no Back button, so
 * it also links to the form.
 *
 * @param slug of the invitation, when it takes replies
 */
export function presentRefusal(error: AppError, slug?: string): string {
  const issues = (error.issues ?? []).map((issue) => `<li>${escapeHtml(issue.message)}</li>`);
  const reason =
    issues.length > 1 ? `<ul>${issues.join('')}</ul>` : `<p>${escapeHtml(error.message)}</p>`;
  const back = 'Please use your browser’s Back button: what you wrote is still there.';
  const again = slug ? `<p><a href="/${slug}#rsvp">Open the reply form again</a></p>` : '';
  return plainPage('Your reply was not sent', `${reason}<p>${back}</p>${again}`);
}
