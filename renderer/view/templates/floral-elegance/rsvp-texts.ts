import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const FLORAL_RSVP = rsvpFormTexts('floral-elegance');
