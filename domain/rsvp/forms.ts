import { resolveTemplateId, type TemplateId } from '../templates/template.ts';
import { type AttendanceMapping, attendanceValue } from './attendance.ts';
import { type GuestRange, RSVP_LIMITS, RSVP_MESSAGES, type RsvpMessages } from './limits.ts';

/** Words and rules by which one template's reply form differs from another's (spec). */
export interface RsvpForm {
  readonly messages: RsvpMessages;
  readonly guests: GuestRange;
  /** `entered`: the field's text is sent as it is; `number`: as a number, 1 when it is empty. */
  readonly guestsSentAs: 'entered' | 'number';
  /** How an option's label becomes the value that is sent. */
  readonly mapping: AttendanceMapping;
  /** The form's own answers; null means the invitation's. */
  readonly ownOptions: readonly AttendanceOption[] | null;
  readonly success: { readonly title: string; readonly text: string };
  /** Milliseconds until the form comes back after a reply; null means that the thanks stay. */
  readonly revertAfterMs: number | null;
}

export interface AttendanceOption {
  readonly label: string;
  readonly value: string;
}

/** (spec) Answers to choose from when the invitation lists none. */
export const DEFAULT_RSVP_OPTIONS: readonly string[] = ['Attending', 'Not Attending', 'Maybe'];

const MAIN: RsvpForm = {
  messages: RSVP_MESSAGES,
  guests: RSVP_LIMITS.guests,
  guestsSentAs: 'number',
  mapping: 'main',
  ownOptions: null,
  success: { title: 'Thank You!', text: 'Your RSVP has been received successfully.' },
  revertAfterMs: 3_000,
};

export const RSVP_FORMS: Readonly<Record<TemplateId, RsvpForm>> = {
  'floral-elegance': MAIN,
  // The second generic form (spec): its thanks stay, guests are chosen from 1 to 5.
  'vintage-fairytale': {
    ...MAIN,
    mapping: 'plain',
    guests: { min: 1, max: 5, fallback: 1 },
    revertAfterMs: null,
  },
  'minimalist-elegant': { ...MAIN, guestsSentAs: 'entered', revertAfterMs: 5_000 },
  'serene-lens': MAIN,
  'islamic-serenity': {
    ...MAIN,
    success: {
      title: 'Jazakallahu Khairan!',
      text: 'Your RSVP has been received successfully. May Allah bless you.',
    },
  },
  'scientific-vibes': {
    ...MAIN,
    messages: {
      name: 'Reviewer name is required',
      email: 'Email is required',
      invalidEmail: 'Invalid email format',
      attendance: 'Please select a review decision',
    },
    ownOptions: [
      { label: 'Accept', value: 'accept' },
      { label: 'Decline', value: 'decline' },
      { label: 'Conditional', value: 'conditional' },
    ],
    revertAfterMs: 4_000,
  },
};

/** Returns the reply form of a template; an unknown id gets the first template's. */
export function rsvpFormOf(templateId: string): RsvpForm {
  return RSVP_FORMS[resolveTemplateId(templateId)];
}

/**
 * Returns the answers to choose from: the form's own, else the invitation's without blank and
 * repeated ones, else the defaults.
 */
export function attendanceOptions(form: RsvpForm, labels: readonly string[]): AttendanceOption[] {
  if (form.ownOptions) return [...form.ownOptions];
  const given = [...new Set(labels.map((label) => label.trim()))].filter((label) => label !== '');
  return (given.length > 0 ? given : DEFAULT_RSVP_OPTIONS).map((label) => ({
    label,
    value: attendanceValue(label, form.mapping),
  }));
}
