import type { ReplyFields } from '#domain/rsvp/check-reply.ts';
import { guestKey } from '#domain/rsvp/guest-key.ts';

/** What a guest fills in, as the form's fields hold it. */
export type Reply = ReplyFields;
export type ReplyField = keyof Reply;

/** A reply on its way. */
export interface PendingReply {
  readonly reply: Reply;
  /** The same at each attempt (`Idempotency-Key`). */
  readonly key: string;
  /** When the guest pressed send, by their own clock: epoch milliseconds. */
  readonly pressedAt: number;
}

export const REPLY_FIELDS = [
  'name',
  'email',
  'attendance',
  'guests',
  'dietary',
  'message',
] as const satisfies readonly ReplyField[];

/** Reads the form's fields. */
export function replyOf(form: HTMLFormElement): Reply {
  const data = new FormData(form);
  const field = (name: ReplyField) => {
    const value = data.get(name);
    if (isUnreadable(form.elements.namedItem(name))) return 'NaN';
    return typeof value === 'string' ? value : '';
  };
  const reply = Object.fromEntries(REPLY_FIELDS.map((name) => [name, field(name)]));
  return reply as Record<ReplyField, string>;
}

/** Of text in a number's field browsers tell nothing: it would count as a field left empty. */
function isUnreadable(control: Element | RadioNodeList | null): boolean {
  return (control as HTMLInputElement | null)?.validity?.badInput ?? false;
}

/** Puts a kept reply back into the form; what the guest has filled in meanwhile stays. */
export function fillForm(form: HTMLFormElement, reply: Reply): void {
  for (const name of REPLY_FIELDS) {
    const control = form.elements.namedItem(name);
    if (control === null) continue;
    // A single radio button; several of one name are a list that takes the value.
    if ('type' in control && control.type === 'radio') {
      (control as HTMLInputElement).checked ||= (control as HTMLInputElement).value === reply[name];
    } else if (isUntouched(control))
      (control as HTMLInputElement | RadioNodeList).value = reply[name];
  }
}

function isUntouched(control: Element | RadioNodeList): boolean {
  // Not `instanceof`: in the builder's preview the form belongs to a frame of its own.
  if ('tagName' in control && control.tagName === 'SELECT') {
    const { value, options } = control as HTMLSelectElement;
    const initial = [...options].find((option) => option.defaultSelected) ?? options[0];
    return value === '' || value === initial?.value;
  }
  const { value } = control as HTMLInputElement | RadioNodeList;
  return value === '' || ('defaultValue' in control && value === control.defaultValue);
}

export const isSameReply = (one: Reply, other: Reply): boolean =>
  REPLY_FIELDS.every((name) => one[name] === other[name]);

/** Whether one answer takes the other's place at the server. */
export const isSameGuest = (one: Reply, other: Reply): boolean =>
  guestKey(one.name, one.email) === guestKey(other.name, other.email);

/** True while the guest has written nothing of their own; a number of guests is there from the start. */
export const isBlank = (reply: Reply): boolean =>
  REPLY_FIELDS.every((name) => name === 'guests' || reply[name].trim() === '');
