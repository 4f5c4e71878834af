import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const VINTAGE_RSVP = rsvpFormTexts('vintage-fairytale', {
  guestsControl: 'select',
  requiredBy: 'browser',
});
