/** Words, limits and behaviour of one template's reply form. */
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
  };
  readonly messages: {
    readonly name: string;
    readonly email: string;
    readonly invalidEmail: string;
    readonly attendance: string;
    readonly guests: string;
  };
  /** What becomes of the fields while a reply is sent; without it they are read-only. */
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
