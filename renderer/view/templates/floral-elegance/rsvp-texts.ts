import { RSVP_MESSAGES } from '#domain/rsvp/limits.ts';
import type { RsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const FLORAL_RSVP: RsvpFormTexts = {
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
  guests: { min: 0, max: 10, control: 'number' },
  messages: { ...RSVP_MESSAGES, guests: 'Number of guests must be from 0 to 10' },
  submit: 'Send RSVP',
  sending: 'Sending...',
  thanks: {
    title: 'Thank You!',
    text: 'Your RSVP has been received successfully.',
    ms: 3000,
  },
};
