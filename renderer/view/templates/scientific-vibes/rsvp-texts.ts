import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const SCIENTIFIC_RSVP = rsvpFormTexts('scientific-vibes', {
  labels: {
    name: 'Reviewer name',
    attendance: 'Review decision',
    message: 'Comments to the authors',
  },
  submit: 'Submit review',
  sending: 'Submitting...',
});
