import type { Reply, ReplyField } from './reply.ts';
import { REPLY_FIELDS } from './reply.ts';

/** (spec) */
export const FAILURE_MESSAGE = 'Failed to submit RSVP. Please try again.';

const TIMEOUT_MS = 20_000;

export type FieldErrors = Partial<Record<ReplyField, string>>;

export type SendResult =
  | { readonly kind: 'accepted'; readonly submittedAt: string }
  /** The server says what is wrong with which field. */
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** The couple has closed replies; `message` is the server's sentence. */
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
  reply: Reply,
  idempotencyKey: string,
): Promise<SendResult> {
  try {
    const response = await fetch(`/api/public/rsvp/${encodeURIComponent(invitation)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ ...reply, guests: reply.guests === '' ? 1 : Number(reply.guests) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readAnswer(response);
  } catch (error) {
    console.error('The reply could not be sent', error);
    return { kind: 'unreachable' };
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
  if (response.status === 403) return { kind: 'refused', message: errorSentence(body) };
  if (response.status === 429 || response.status >= 500) return { kind: 'unreachable' };
  return { kind: 'refused', message: FAILURE_MESSAGE };
}

function submittedAt(body: unknown): string {
  const value = isRecord(body) ? body.submittedAt : undefined;
  return typeof value === 'string' ? value : new Date().toISOString();
}

function errorSentence(body: unknown): string {
  return isRecord(body) && typeof body.error === 'string' ? body.error : FAILURE_MESSAGE;
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
