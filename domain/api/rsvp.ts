import { z } from 'zod';
import { rsvpFields } from '../rsvp/fields.ts';
import { moment } from './moment.ts';

/** A guest's reply, as JSON or as a form's fields (every value text). */
export const rsvpRequest = rsvpFields();
export type RsvpRequest = z.infer<typeof rsvpRequest>;
/** What a form may send: numbers as text, optional fields missing. */
export type RsvpRequestInput = z.input<typeof rsvpRequest>;

export const rsvpResponse = z.object({ id: z.string(), submittedAt: moment });
export type RsvpResponse = z.infer<typeof rsvpResponse>;
