import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';
import { requiredLine, text } from '../fields.ts';
import { cleanLink } from '../text.ts';
import { type GuestRange, guestsOutOfRange, RSVP_LIMITS, type RsvpMessages } from './limits.ts';

/** An integer or its decimal text; missing, null and blank mean the fallback. */
const guestNumber = (range: GuestRange) => {
  const message = guestsOutOfRange(range);
  const count = z.number().int(message).min(range.min, message).max(range.max, message);
  const written = z
    .string()
    .trim()
    .regex(/^\d{0,3}$/)
    .transform((value) => (value === '' ? range.fallback : Number(value)))
    .pipe(count);
  return z
    .union([count, written], message)
    .nullish()
    .transform((value) => value ?? range.fallback);
};

/** Returns the schema of a reply. Without a guest range, the main form's applies. */
export function rsvpFields(messages: RsvpMessages, guests: GuestRange = RSVP_LIMITS.guests) {
  return z.object({
    name: requiredLine(messages.name, RSVP_LIMITS.name),
    email: z
      .string(messages.email)
      .overwrite(cleanLink)
      .min(1, { message: messages.email, abort: true })
      .refine(isEmailAddress, messages.invalidEmail),
    attendance: requiredLine(messages.attendance, RSVP_LIMITS.attendance),
    guests: guestNumber(guests),
    dietary: text(RSVP_LIMITS.dietary),
    message: text(RSVP_LIMITS.message),
  });
}
