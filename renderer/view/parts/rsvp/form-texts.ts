import type { RsvpMessages } from '#domain/rsvp/limits.ts';

/**
 * Words, limits and behaviour of one template's reply form. What the specification fixes comes from
 * `RSVP_FORMS`; the template adds its labels and controls.
 */
export interface RsvpFormTexts {
  readonly labels: {
    readonly name: string;
    readonly email: string;
    readonly attendance: string;
    readonly guests: string;
    readonly dietary: string;
    readonly message: string;
  };
  /** Fields that this form asks for beside name, e-mail and attendance, in this order. */
  readonly optionalFields: readonly ('guests' | 'dietary' | 'message')[];
  readonly attendanceControl: 'radios' | 'select';
  readonly guests: {
    readonly min: number;
    readonly max: number;
    readonly control: 'number' | 'select';
    /** `entered`: the field's text is sent as it is; else a number. */
    readonly sentAs?: 'entered' | 'number';
  };
  readonly messages: RsvpMessages;
  /** The browser itself asks for required fields, before this form's own messages would. */
  readonly requiredBy?: 'browser';
  /** What happens to the fields meanwhile; without it they cannot be changed. */
  readonly whileSending?: 'disabled';
  readonly submit: string;
  readonly sending: string;
  readonly thanks: {
    readonly title: string;
    readonly text: string;
    /** How long it stays; null: until the guest goes back. */
    readonly ms: number | null;
  };
}
