import type { ReplyFields } from '#domain/rsvp/check-reply.ts';
import { guestKey } from '#domain/rsvp/guest-key.ts';

/** What a guest fills in, as the values of the form's fields. */
export type Reply = ReplyFields;
export type ReplyField = keyof Reply;

/** What the page told a guest who replied on it. It may say something else on a later visit. */
export interface AsRead {
  /** The chosen option as the guest read it. */
  readonly answer: string;
  /** True for an answer that brings no guests. */
  readonly declined?: boolean | undefined;
  /** Fingerprint of the times and places; see `whenAndWhere`. */
  readonly whenAndWhere: string;
}

/** A reply that was sent and not answered yet. */
export interface PendingReply {
  readonly reply: Reply;
  /** The `Idempotency-Key`, the same for every attempt. */
  readonly key: string;
  /** When the guest pressed send, by their own clock: epoch milliseconds. */
  readonly pressedAt: number;
  /** Absent in a reply that an earlier build of the page stored. */
  readonly asRead?: AsRead;
  /** True if it was refused while the form held something else: the form says why later. */
  readonly isRefused?: boolean;
}

export const REPLY_FIELDS = [
  'name',
  'email',
  'attendance',
  'guests',
  'dietary',
  'message',
] as const satisfies readonly ReplyField[];

/** Reads the form's fields. A number field with text that is not a number gives 'NaN'. */
export function replyOf(form: HTMLFormElement): Reply {
  const data = new FormData(form);
  const field = (name: ReplyField) =>
    isUnreadable(form.elements.namedItem(name)) ? 'NaN' : String(data.get(name) ?? '');
  const reply = Object.fromEntries(REPLY_FIELDS.map((name) => [name, field(name)]));
  return reply as Record<ReplyField, string>;
}

/** Returns true for text in a number field, for which browsers give the value of an empty field. */
function isUnreadable(control: Element | RadioNodeList | null): boolean {
  return (control as HTMLInputElement | null)?.validity?.badInput ?? false;
}

/** Puts a stored reply back into the form; what the guest has filled in meanwhile stays. */
export function fillForm(form: HTMLFormElement, reply: Reply): void {
  for (const name of REPLY_FIELDS) {
    const control = form.elements.namedItem(name);
    if (control === null) continue;
    // A single radio button; several with one name are a list that takes the value.
    if ('type' in control && control.type === 'radio') {
      (control as HTMLInputElement).checked ||= (control as HTMLInputElement).value === reply[name];
    } else if (isUntouched(control)) {
      const field = control as HTMLSelectElement;
      field.value = reply[name];
      // A list without the value, such as an answer that the couple has removed, would show nothing.
      if (field.selectedIndex < 0) field.selectedIndex = 0;
    }
  }
}

function isUntouched(control: Element | RadioNodeList): boolean {
  if (control instanceof HTMLSelectElement) {
    const { value, options } = control;
    const initial = [...options].find((option) => option.defaultSelected) ?? options[0];
    return value === '' || value === initial?.value;
  }
  const { value } = control as HTMLInputElement | RadioNodeList;
  return value === '' || ('defaultValue' in control && value === control.defaultValue);
}

export const isSameReply = (one: Reply, other: Reply): boolean =>
  REPLY_FIELDS.every((name) => one[name] === other[name]);

/** Returns true when one reply replaces the other on the server. */
export const isSameGuest = (one: Reply, other: Reply): boolean =>
  guestKey(one.name, one.email) === guestKey(other.name, other.email);

/** Returns true while the guest has filled in nothing; the number of guests is preset. */
export const isBlank = (reply: Reply): boolean =>
  REPLY_FIELDS.every((name) => name === 'guests' || reply[name].trim() === '');
