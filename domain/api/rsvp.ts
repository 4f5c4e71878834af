import { z } from 'zod';
import { rsvpFields } from '../rsvp/fields.ts';
import { RSVP_LIMITS } from '../rsvp/limits.ts';
import { moment } from './moment.ts';

/** A guest's reply, as JSON or as a form's fields (every value text). */
export const rsvpRequest = rsvpFields().extend({
  /**
   * Milliseconds since the guest pressed send, where the reply had to wait for a connection. An age,
   * not a time: the guest's clock may be wrong.
   */
  ageMs: z.number().int().min(0).max(RSVP_LIMITS.ageMs).default(0),
});
export type RsvpRequest = z.infer<typeof rsvpRequest>;
/** What a form may send: numbers as text, optional fields missing. */
export type RsvpRequestInput = z.input<typeof rsvpRequest>;

export const rsvpResponse = z.object({ id: z.string(), submittedAt: moment });
export type RsvpResponse = z.infer<typeof rsvpResponse>;
