import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const FLORAL_RSVP = rsvpFormTexts('floral-elegance', {
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
  guestsControl: 'number',
  submit: 'Send RSVP',
  sending: 'Sending...',
});
