import { RSVP_FORMS } from '#domain/rsvp/forms.ts';
import type { RsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

const form = RSVP_FORMS['minimalist-elegant'];

export const MINIMALIST_RSVP: RsvpFormTexts = {
  labels: {
    name: 'Name',
    email: 'Email',
    attendance: 'Attendance',
    guests: 'Number of guests',
    dietary: 'Dietary requirements',
    message: 'Message',
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
