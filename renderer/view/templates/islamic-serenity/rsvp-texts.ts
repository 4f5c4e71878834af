import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const ISLAMIC_RSVP = rsvpFormTexts('islamic-serenity', {
  labels: { message: 'Message and prayers' },
  optionalFields: ['guests', 'message'],
  attendanceControl: 'select',
  whileSending: 'disabled',
});
