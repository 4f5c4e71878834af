import type { ReplyIssues } from '#domain/rsvp/check-reply.ts';
import { RSVP_FAILED, RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { type PendingReply, REPLY_FIELDS } from './reply.ts';

const TIMEOUT_MS = 20_000;

export type FieldErrors = ReplyIssues;

export type SendResult =
  | { readonly kind: 'accepted'; readonly submittedAt: string }
  /** The server says what is wrong with which field. */
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** Replies are closed, or a later one of this guest is there; `message` is the server's sentence. */
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer, or one that a later attempt may change. */
  | { readonly kind: 'unreachable' };

/**
 * Sends a reply. Never rejects. Sending the same reply again under the same key is harmless.
 *
 * @param invitation last non-empty segment of the page's path
 */
export async function sendReply(
  invitation: string,
  { reply, key, pressedAt }: PendingReply,
  guestsSentAs: 'entered' | 'number' = 'number',
): Promise<SendResult> {
  const { guests } = reply;
  const number = guests.trim() === '' ? RSVP_LIMITS.guests.fallback : Number(guests);
  const ageMs = Math.min(Math.max(Date.now() - pressedAt, 0), RSVP_LIMITS.ageMs);
  // Not `AbortSignal.timeout`: browsers of before 2022 do not have it.
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
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

async function readAnswer(response: Response): Promise<SendResult> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: 'accepted', submittedAt: submittedAt(body) };
  console.error(`The reply was answered with ${response.status}`, body);
  if (response.status === 422) {
    const errors = fieldErrors(body);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  }
  if (response.status === 403 || response.status === 409)
    return { kind: 'refused', message: errorSentence(body) };
  if (response.status === 429 || response.status >= 500) return { kind: 'unreachable' };
  return { kind: 'refused', message: RSVP_FAILED };
}

function submittedAt(body: unknown): string {
  const value = isRecord(body) ? body.submittedAt : undefined;
  return typeof value === 'string' ? value : new Date().toISOString();
}

function errorSentence(body: unknown): string {
  return isRecord(body) && typeof body.error === 'string' ? body.error : RSVP_FAILED;
}

function fieldErrors(body: unknown): FieldErrors {
  const issues = isRecord(body) && Array.isArray(body.issues) ? body.issues : [];
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = REPLY_FIELDS.find((name) => isRecord(issue) && issue.path === name);
    if (field) errors[field] ??= String(issue.message);
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
