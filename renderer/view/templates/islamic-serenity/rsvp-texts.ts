import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const ISLAMIC_RSVP = rsvpFormTexts('islamic-serenity', {
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
  guestsControl: 'number',
  whileSending: 'disabled',
  submit: 'Send RSVP',
  sending: 'Sending...',
});
