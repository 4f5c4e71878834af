import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';
import { cleanText, text } from '../text.ts';

/** Limits of a reply. Those marked (spec) are given by the specification. */
export const RSVP_LIMITS = {
  name: 200,
  attendance: 100,
  dietary: 1_000,
  message: 5_000,
  /** (spec) */
  guests: { min: 0, max: 10, fallback: 1 },
} as const;

/** Text that must be there, trimmed; missing and null count as empty. */
const required = (message: string, max: number) =>
  z
    .string(message)
    .max(max, `Please keep this under ${max.toLocaleString('en-US')} characters`)
    .overwrite((value) => cleanText(value).trim())
    .min(1, message);

const guestNumber = (min: number, max: number, fallback: number) => {
  const message = `Number of guests must be from ${min} to ${max}`;
  const count = z.number(message).int(message).min(min, message).max(max, message);
  const written = z
    .string()
    .trim()
    .regex(/^(\d{1,3})?$/, message)
    .transform((value) => (value === '' ? fallback : Number(value)))
    .pipe(count);
  return z
    .union([count, written], message)
    .nullish()
    .transform((value) => value ?? fallback);
};

export interface RsvpMessages {
  readonly name: string;
  readonly email: string;
  readonly invalidEmail: string;
  readonly attendance: string;
}

/** (spec) The main form's messages, and the server's. */
export const RSVP_MESSAGES: RsvpMessages = {
  name: 'Name is required',
  email: 'Email is required',
  invalidEmail: 'Invalid email address',
  attendance: 'Please select an option',
};

/** Schema of a reply with a form's own messages and number of guests. */
export function rsvpFields(
  messages: RsvpMessages,
  guests: { min: number; max: number; fallback: number } = RSVP_LIMITS.guests,
) {
  return z.object({
    name: required(messages.name, RSVP_LIMITS.name),
    email: z
      .string(messages.email)
      .overwrite((value) => value.trim())
      .min(1, { message: messages.email, abort: true })
      .refine(isEmailAddress, messages.invalidEmail),
    attendance: required(messages.attendance, RSVP_LIMITS.attendance),
    /** An integer or its text; empty means 1. */
    guests: guestNumber(guests.min, guests.max, guests.fallback),
    dietary: text(RSVP_LIMITS.dietary),
    message: text(RSVP_LIMITS.message),
  });
}
