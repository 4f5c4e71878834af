import { RSVP_FORMS } from '#domain/rsvp/forms.ts';
import type { RsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

const form = RSVP_FORMS['scientific-vibes'];

export const SCIENTIFIC_RSVP: RsvpFormTexts = {
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
  guests: { min: form.guests.min, max: form.guests.max, control: 'number' },
  messages: form.messages,
  submit: 'Submit review',
  sending: 'Submitting...',
  thanks: { ...form.success, ms: form.revertAfterMs },
};
