import { RSVP_FORMS, type RsvpForm } from '#domain/rsvp/forms.ts';
import type { RsvpMessages } from '#domain/rsvp/limits.ts';
import type { TemplateId } from '#domain/templates/template.ts';

type GuestsControl = 'number' | 'select';

/** Words and controls that a template gives its reply form. */
interface OwnTexts {
  readonly labels: {
    readonly name: string;
    readonly email: string;
    readonly attendance: string;
    readonly guests: string;
    readonly dietary: string;
    readonly message: string;
  };
  /** Fields that this form has besides name, e-mail and attendance, in this order. */
  readonly optionalFields: readonly ('guests' | 'dietary' | 'message')[];
  readonly attendanceControl: 'radios' | 'select';
  /** The browser's own validation asks for required fields, before the form's messages would. */
  readonly requiredBy?: 'browser';
  /** Text fields are disabled while sending; by default they are read-only. */
  readonly whileSending?: 'disabled';
  readonly submit: string;
  readonly sending: string;
}

/** Words, limits and behaviour of one template's reply form. */
export interface RsvpFormTexts extends OwnTexts {
  readonly guests: {
    readonly min: number;
    readonly max: number;
    readonly control: GuestsControl;
    readonly sentAs: RsvpForm['guestsSentAs'];
  };
  readonly messages: RsvpMessages;
  readonly thanks: {
    readonly title: string;
    readonly text: string;
    /** Milliseconds that it stays; null: until the guest goes back. */
    readonly ms: number | null;
  };
}

const USUAL: OwnTexts = {
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
  submit: 'Send RSVP',
  sending: 'Sending...',
};

/** What a template's form has in place of `USUAL`. */
interface Change extends Partial<Omit<OwnTexts, 'labels'>> {
  readonly labels?: Partial<OwnTexts['labels']>;
  /** By default a number field. */
  readonly guestsControl?: GuestsControl;
}

/** Returns a template's reply form: its `RSVP_FORMS` entry with its own words and controls. */
export function rsvpFormTexts(
  templateId: TemplateId,
  { guestsControl = 'number', labels, ...own }: Change = {},
): RsvpFormTexts {
  const { guests, guestsSentAs, messages, success, revertAfterMs } = RSVP_FORMS[templateId];
  return {
    ...USUAL,
    ...own,
    labels: { ...USUAL.labels, ...labels },
    guests: { min: guests.min, max: guests.max, control: guestsControl, sentAs: guestsSentAs },
    messages,
    thanks: { ...success, ms: revertAfterMs },
  };
}
