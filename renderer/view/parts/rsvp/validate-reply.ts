import { isEmailAddress } from '#domain/email-address.ts';
import type { RsvpFormTexts } from './form-texts.ts';
import type { Reply } from './reply.ts';
import type { FieldErrors } from './send-reply.ts';

/** What a guest must still fill in, in the order of the fields. Empty: the reply can be sent. */
export function validateReply(
  reply: Reply,
  { messages, guests }: Pick<RsvpFormTexts, 'messages' | 'guests'>,
): FieldErrors {
  const errors: FieldErrors = {};
  const email = reply.email.trim();
  if (reply.name.trim() === '') errors.name = messages.name;
  if (email === '') errors.email = messages.email;
  else if (!isEmailAddress(email)) errors.email = messages.invalidEmail;
  if (reply.attendance.trim() === '') errors.attendance = messages.attendance;
  const count = reply.guests.trim();
  const isCount =
    /^\d{1,3}$/.test(count) && Number(count) >= guests.min && Number(count) <= guests.max;
  if (count !== '' && !isCount) errors.guests = messages.guests;
  return errors;
}
