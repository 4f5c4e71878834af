import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const VINTAGE_RSVP = rsvpFormTexts('vintage-fairytale', {
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
  guestsControl: 'select',
  requiredBy: 'browser',
  submit: 'Send RSVP',
  sending: 'Sending...',
});
