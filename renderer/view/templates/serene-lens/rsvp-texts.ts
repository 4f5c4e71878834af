import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const SERENE_RSVP = rsvpFormTexts('serene-lens', {
  labels: {
    name: 'Your name',
    attendance: 'Will you be there?',
    message: 'A message for us',
  },
});
