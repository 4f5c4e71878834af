import { RSVP_FORMS } from '#domain/rsvp/forms.ts';
import type { RsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

const { guests, messages, success, revertAfterMs } = RSVP_FORMS['islamic-serenity'];

export const ISLAMIC_RSVP: RsvpFormTexts = {
  labels: {
    name: 'Full name',
    email: 'Email',
    attendance: 'Will you attend?',
    guests: 'Number of guests',
    dietary: 'Dietary requirements',
    message: 'Message and prayers',
  },
  optionalFields: ['guests', 'message'],
  attendanceControl: 'select',
  guests: { min: guests.min, max: guests.max, control: 'number' },
  messages,
  whileSending: 'disabled',
  submit: 'Send RSVP',
  sending: 'Sending...',
  thanks: { ...success, ms: revertAfterMs },
};
