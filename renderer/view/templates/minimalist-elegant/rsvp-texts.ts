import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const MINIMALIST_RSVP = rsvpFormTexts('minimalist-elegant', {
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
  guestsControl: 'number',
  submit: 'Send RSVP',
  sending: 'Sending...',
});
