import { RSVP_FORMS } from '#domain/rsvp/forms.ts';
import type { RsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

const form = RSVP_FORMS['serene-lens'];

export const SERENE_RSVP: RsvpFormTexts = {
  labels: {
    name: 'Your name',
    email: 'Email',
    attendance: 'Will you be there?',
    guests: 'Number of guests',
    dietary: 'Dietary requirements',
    message: 'A message for us',
  },
  optionalFields: ['guests', 'dietary', 'message'],
  attendanceControl: 'radios',
  guests: {
    min: form.guests.min,
    max: form.guests.max,
    control: 'number',
    sentAs: form.guestsSentAs,
  },
  messages: form.messages,
  submit: 'Send RSVP',
  sending: 'Sending...',
  thanks: { ...form.success, ms: form.revertAfterMs },
};
