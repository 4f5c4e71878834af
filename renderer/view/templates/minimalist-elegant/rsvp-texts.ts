import { rsvpFormTexts } from '../../parts/rsvp/form-texts.ts';

export const MINIMALIST_RSVP = rsvpFormTexts('minimalist-elegant', {
  labels: { name: 'Name', attendance: 'Attendance', message: 'Message' },
});
