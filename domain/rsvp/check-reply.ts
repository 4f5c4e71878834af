import { isEmailAddress } from '../email-address.ts';
import { textLength, tooLong } from '../too-long.ts';
import type { RsvpForm } from './forms.ts';
import { guestsOutOfRange, RSVP_LIMITS } from './limits.ts';

/** A reply form's fields as text. */
export interface ReplyFields {
  readonly name: string;
  readonly email: string;
  readonly attendance: string;
  readonly guests: string;
  readonly dietary: string;
  readonly message: string;
}

export type ReplyIssues = Partial<Record<keyof ReplyFields, string>>;

const longText = (value: string, max: number) =>
  textLength(value) > max ? tooLong(max) : undefined;

const requiredText = (value: string, message: string, max: number) =>
  value.trim() === '' ? message : longText(value, max);

/**
 * Returns the message of every field that keeps a reply from being sent; empty if it can be sent.
 * Applies the rules of `rsvpFields` without zod, because the guest's page carries this code.
 */
export function replyIssues(
  fields: ReplyFields,
  { messages, guests }: Pick<RsvpForm, 'messages' | 'guests'>,
): ReplyIssues {
  const email = fields.email.trim();
  const number = fields.guests.trim() === '' ? guests.fallback : Number(fields.guests);
  const isNumber = /^\s*\d{0,3}\s*$/.test(fields.guests);
  const found: Record<keyof ReplyFields, string | undefined> = {
    name: requiredText(fields.name, messages.name, RSVP_LIMITS.name),
    email:
      email === '' ? messages.email : isEmailAddress(email) ? undefined : messages.invalidEmail,
    attendance: requiredText(fields.attendance, messages.attendance, RSVP_LIMITS.attendance),
    guests:
      isNumber && number >= guests.min && number <= guests.max
        ? undefined
        : guestsOutOfRange(guests),
    dietary: longText(fields.dietary, RSVP_LIMITS.dietary),
    message: longText(fields.message, RSVP_LIMITS.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
