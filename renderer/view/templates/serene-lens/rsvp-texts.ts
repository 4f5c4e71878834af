import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const SERENE_RSVP = rsvpFormTexts('serene-lens', {
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
  guestsControl: 'number',
  submit: 'Send RSVP',
  sending: 'Sending...',
});
