import { RSVP_FORMS } from '#domain/rsvp/forms.ts';
import type { RsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

const { guests, messages, success, revertAfterMs } = RSVP_FORMS['vintage-fairytale'];

export const VINTAGE_RSVP: RsvpFormTexts = {
  labels: {
    name: 'Full name',
    email: 'Email',
    attendance: 'Will you attend?',
    guests: 'Number of guests',
    dietary: 'Dietary requirements',
    message: 'Message for the couple',
  },
  optionalFields: ['guests', 'dietary', 'message'],
  attendanceControl: 'radios',
  guests: { min: guests.min, max: guests.max, control: 'select' },
  messages,
  requiredBy: 'browser',
  submit: 'Send RSVP',
  sending: 'Sending...',
  thanks: { ...success, ms: revertAfterMs },
};
