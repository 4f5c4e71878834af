import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const SCIENTIFIC_RSVP = rsvpFormTexts('scientific-vibes', {
  labels: {
    name: 'Reviewer name',
    email: 'Email',
    attendance: 'Review decision',
    guests: 'Number of guests',
    dietary: 'Dietary requirements',
    message: 'Comments to the authors',
  },
  optionalFields: ['guests', 'dietary', 'message'],
  attendanceControl: 'radios',
  guestsControl: 'number',
  submit: 'Submit review',
  sending: 'Submitting...',
});
