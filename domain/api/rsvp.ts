import { z } from 'zod';
import { rsvpFields } from '../rsvp/fields.ts';
import { RSVP_FORMS, type RsvpForm, rsvpFormOf } from '../rsvp/forms.ts';
import { RSVP_LIMITS } from '../rsvp/limits.ts';
import { DEFAULT_TEMPLATE, resolveTemplateId, TEMPLATE_IDS } from '../templates/template.ts';
import { isoTime } from './iso-time.ts';

// (contract) The number of guests has the main form's range, whatever a template's form offers.
const requestBy = ({ messages }: RsvpForm) =>
  rsvpFields(messages).extend({
    /**
     * Milliseconds since the guest pressed send, for a reply that had to wait for a connection. An
     * age rather than a time, because the guest's clock may be wrong.
     */
    ageMs: z.number().int().min(0).max(RSVP_LIMITS.ageMs).default(0),
  });

/** A guest's reply by the main form's rules, as JSON or as form fields (every value as text). */
export const rsvpRequest = requestBy(rsvpFormOf(DEFAULT_TEMPLATE));

const REQUESTS = new Map(TEMPLATE_IDS.map((id) => [id, requestBy(RSVP_FORMS[id])]));

/** Returns the same schema with the messages of a template's own form; see `rsvpFormOf`. */
export function rsvpRequestOf(templateId: string): typeof rsvpRequest {
  return REQUESTS.get(resolveTemplateId(templateId)) ?? rsvpRequest;
}
export type RsvpRequest = z.infer<typeof rsvpRequest>;
/** What a form may send: numbers as text, optional fields missing. */
export type RsvpRequestInput = z.input<typeof rsvpRequest>;

export const rsvpResponse = z.object({ id: z.string(), submittedAt: isoTime });
export type RsvpResponse = z.infer<typeof rsvpResponse>;
