import type { ReplyIssues } from '#domain/rsvp/check-reply.ts';
import type { RsvpForm } from '#domain/rsvp/forms.ts';
import { RSVP_FAILED, RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { type PendingReply, REPLY_FIELDS } from './reply.ts';

const TIMEOUT_MS = 20_000;

export type FieldErrors = ReplyIssues;

/** Why a reply was not accepted, as texts for the guest: by field, or for the whole reply. */
export interface Reasons {
  readonly errors: FieldErrors;
  readonly alert: string | null;
}

export type SendResult =
  | { readonly kind: 'accepted'; readonly submittedAt: string }
  /** A field is wrong, replies are closed, or a later reply of this guest exists. */
  | ({ readonly kind: 'refused' } & Reasons)
  /** No answer, or one that a later attempt may change. */
  | ({ readonly kind: 'unreachable' } & Reasons);

const UNREACHABLE: SendResult = { kind: 'unreachable', errors: {}, alert: RSVP_FAILED };

/**
 * Sends a reply. Never rejects. Sending the same reply again under the same key is harmless.
 *
 * @param invitation last non-empty segment of the page's path
 */
export async function sendReply(
  invitation: string,
  { reply, key, pressedAt }: PendingReply,
  guestsSentAs: RsvpForm['guestsSentAs'] = 'number',
): Promise<SendResult> {
  const { guests } = reply;
  const number = guests.trim() === '' ? RSVP_LIMITS.guests.fallback : Number(guests);
  const ageMs = Math.min(Math.max(Date.now() - pressedAt, 0), RSVP_LIMITS.ageMs);
  // Not `AbortSignal.timeout`, which browsers from before 2022 lack.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/api/public/rsvp/${encodeURIComponent(invitation)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        ...reply,
        guests: guestsSentAs === 'entered' ? guests : number,
        ageMs,
      }),
      signal: patience.signal,
    });
    return await readAnswer(response);
  } catch (error) {
    console.error('The reply could not be sent', error);
    return UNREACHABLE;
  } finally {
    clearTimeout(timer);
  }
}

/** The body of the server's response. */
interface Answer {
  readonly submittedAt?: unknown;
  readonly error?: unknown;
  readonly issues?: unknown;
}

/** Rejects what is not JSON: it comes from something in between, such as a hotel's login page. */
async function readAnswer(response: Response): Promise<SendResult> {
  const { status } = response;
  const body: Answer = await response.json();
  if (response.ok) {
    return { kind: 'accepted', submittedAt: textOr(new Date().toISOString(), body.submittedAt) };
  }
  console.error(`The reply was answered with ${status}`, body);
  if (status === 429 || status >= 500) return UNREACHABLE;
  const errors = fieldErrors(body);
  const alert = status === 403 || status === 409 ? textOr(RSVP_FAILED, body.error) : RSVP_FAILED;
  return { kind: 'refused', errors, alert: Object.keys(errors).length > 0 ? null : alert };
}

const textOr = (fallback: string, value: unknown): string =>
  typeof value === 'string' ? value : fallback;

function fieldErrors({ issues }: Answer): FieldErrors {
  const found: { path?: unknown; message?: unknown }[] = Array.isArray(issues) ? issues : [];
  const errors: FieldErrors = {};
  for (const { path, message } of found) {
    const field = REPLY_FIELDS.find((name) => name === path);
    if (field) errors[field] ??= String(message);
  }
  return errors;
}
