import { slugInPath } from '#domain/invitation/slug.ts';
import { takeHeldReply } from './hold-reply.ts';
import {
  fillForm,
  isBlank,
  isSameGuest,
  isSameReply,
  type PendingReply,
  type Reply,
  replyOf,
} from './reply.ts';
import { type Receipt, replyStore } from './reply-store.ts';
import { type FieldErrors, type SendResult, sendReply } from './send-reply.ts';
import { createSendingRounds } from './sending-rounds.ts';

export interface ReplyOptions {
  readonly slug: string;
  readonly isPreview: boolean;
  /** Fingerprint of the times and places on this page; see `whenAndWhere`. */
  readonly whenAndWhere: string;
  readonly guestsSentAs: 'entered' | 'number';
  /** The browser asks for required fields; see `RsvpFormTexts`. */
  readonly requiredByBrowser: boolean;
  /** What the receipt says of the chosen option. */
  answerOf(reply: Reply): Pick<Receipt, 'answer' | 'declined'>;
  validate(reply: Reply): FieldErrors;
}

export interface ReplyState {
  readonly phase: 'idle' | 'sending' | 'thanks' | 'preview';
  readonly errors: FieldErrors;
  /** What went wrong, as a text for the guest. */
  readonly alert: string | null;
  /** True while the reply in the form is resent automatically. */
  readonly retrying: boolean;
  /** Other replies that are resent, because they are not, or no longer, in the form. */
  readonly others: readonly PendingReply[];
  /** True while all waiting replies are stored, so that the next visit would resend them too. */
  readonly kept: boolean;
  /** True while the form differs from the reply that the same guest sent. */
  readonly isChanged: boolean;
  readonly receipt: Receipt | null;
  /** The receipt that the thanks are for. */
  readonly thanked: Receipt | null;
  /** Element to focus once the controls are enabled again, if the guest is at the form. */
  readonly focus: HTMLElement | null;
}

type NotAccepted = Exclude<SendResult, { kind: 'accepted' }>;

export interface ReplySender {
  /** Takes over the form as the guest left it. Returns a function that releases it. */
  start(): () => void;
  /** Stores what was typed. A reply that was sent before is resent all the same. */
  keep(): void;
  submit(): Promise<void>;
}

/**
 * Creates the sender of a form's replies. A reply is stored while it is typed, validated, sent,
 * resent automatically when there was no connection, and remembered once it was received. What was
 * sent goes out whatever happens to the form, unless the same guest sends another reply in its
 * place.
 */
export function createReplySender(
  form: HTMLFormElement,
  options: ReplyOptions,
  tell: (change: Partial<ReplyState>) => void,
): ReplySender {
  const view = form.ownerDocument.defaultView ?? window;
  const slug = slugInPath(view.location.pathname) || options.slug;
  const store = replyStore(slug, options.isPreview);
  const { waiting } = store;
  /** The reply in the form, as last read or filled in. */
  let written = replyOf(form);
  /** The errors that the form shows at its fields. */
  let errors: FieldErrors = {};
  /** True while the reply in the form is being sent. */
  let isLocked = false;
  /** The element in the form that had the focus when it was locked. */
  let place: Element | null = null;

  const isShown = ({ reply }: Pick<PendingReply, 'reply'>) => isSameReply(reply, written);

  /** Returns true when the guest has sent a reply, but not the one in the form now. */
  const isChanged = (): boolean => {
    const sent = [...waiting(), store.receipt()];
    const last = sent.find((one) => one && isSameGuest(one.reply, written));
    return last ? !isSameReply(last.reply, written) : false;
  };

  const show = (change: Partial<ReplyState>) => {
    errors = change.errors ?? errors;
    tell({
      ...(!isLocked && { retrying: waiting().some(isShown) }),
      others: waiting().filter((pending) => !isShown(pending)),
      kept: store.areHeld(),
      isChanged: isChanged(),
      ...change,
    });
  };

  const take = (): Reply => {
    written = replyOf(form);
    store.keepDraft(written);
    return written;
  };

  /** A text that says why nothing was sent stays: screen readers read it out whenever it comes. */
  const lock = () => {
    if (isLocked) return;
    isLocked = true;
    const { activeElement } = form.ownerDocument;
    place = form.contains(activeElement) ? activeElement : null;
    show({ phase: 'sending', errors: {}, focus: null });
  };

  /** Returns the control of the first field that has an error. */
  const firstOf = (fields: FieldErrors) =>
    form.querySelector<HTMLElement>(`[name="${Object.keys(fields)[0]}"]`);

  /** Returns the element if the form is in view: a guest who reads elsewhere stays there. */
  const ifSeen = (element: Element | null) => {
    const { top, bottom } = form.getBoundingClientRect();
    return bottom >= 0 && top <= view.innerHeight ? (element as HTMLElement | null) : null;
  };

  /** Returns what had the focus before it was disabled, unless the guest has moved on since. */
  const lostPlace = () => {
    const { activeElement, body } = form.ownerDocument;
    return activeElement === body || activeElement === place ? place : null;
  };

  const send = async (pending: PendingReply): Promise<boolean> => {
    if (isShown(pending)) lock();
    const result = await sendReply(slug, pending, options.guestsSentAs);
    if (result.kind === 'accepted') accept(pending, result.submittedAt);
    else giveBack(pending, result);
    return result.kind !== 'unreachable';
  };

  const accept = (pending: PendingReply, submittedAt: string) => {
    const { reply, key } = pending;
    const { whenAndWhere, answerOf } = options;
    const receipt = { reply, ...answerOf(reply), submittedAt, whenAndWhere };
    // The pressed button disappears, and the form is longer than its thanks: without this the focus
    // would be lost and the window would show what comes after. The title, because a long message
    // in the thanks would push it out of view.
    const focus = ifSeen(form.parentElement?.querySelector('.rsvp-thanks-title') ?? null);
    store.keepReceipt(receipt);
    store.forget(key);
    if (isShown(pending)) thank(receipt, focus);
    else show({ receipt });
  };

  const thank = (receipt: Receipt, focus: HTMLElement | null) => {
    isLocked = false;
    form.reset();
    take();
    show({ phase: 'thanks', alert: null, receipt, thanked: receipt, focus });
  };

  /** Shows what the same page in another tab has sent. */
  const catchUp = () => {
    const receipt = store.receipt();
    if (receipt && isShown(receipt) && !waiting().some(isShown)) thank(receipt, null);
    else show({ receipt });
  };

  /** Puts a refused reply back into the form once that is blank; until then the reply waits. */
  const giveBack = (pending: PendingReply, { kind, errors, alert }: NotAccepted) => {
    const isRefused = kind === 'refused';
    if (isRefused && isBlank(written)) fill(pending.reply);
    // What its guest makes of it in the form takes its place.
    const isMended = isRefused && !isLocked && isSameGuest(pending.reply, written);
    if (!isShown(pending) && !isMended) {
      if (isRefused) store.hold({ ...pending, isRefused });
      return show({});
    }
    if (isRefused) store.forget(pending.key);
    const unlocked = isLocked && {
      phase: 'idle' as const,
      focus: ifSeen(firstOf(errors) ?? lostPlace()),
    };
    isLocked = false;
    show({ ...unlocked, errors, alert });
  };

  const fill = (reply: Reply) => {
    fillForm(form, reply);
    written = reply;
    store.keepDraft(reply);
  };

  const restore = () => {
    // A form posted before this script ran comes back with its thanks: its draft is done with.
    const draft = view.location.hash === '#rsvp-thanks' ? null : store.draft();
    // Typed before this script loaded.
    const isWritten = !isBlank(written);
    if (draft) fill(draft);
    if (isWritten) take();
  };

  /** Returns the shown errors that still apply. New ones are shown on the next submit. */
  const lasting = (reply: Reply): FieldErrors => {
    const found: Readonly<Record<string, string>> = options.validate(reply);
    const told = Object.entries(errors);
    return Object.fromEntries(told.filter(([field, message]) => found[field] === message));
  };

  /** Returns the key of an equal waiting reply, so a second press is harmless, or a new one. */
  const keyFor = (reply: Reply): string => {
    const pending = waiting().find((other) => isSameReply(other.reply, reply));
    if (pending) return pending.key;
    return view.crypto.getRandomValues(new Uint32Array(4)).join('-');
  };

  const rounds = createSendingRounds(waiting, isShown, send);

  return {
    start() {
      // Otherwise the browser's own messages would come before those of this form.
      form.noValidate = !options.requiredByBrowser;
      restore();
      show({ receipt: store.receipt() });
      const resend = () => void rounds.begin();
      if (takeHeldReply(form)) void this.submit();
      else resend();
      view.addEventListener('online', resend);
      view.addEventListener('storage', catchUp);
      return () => {
        rounds.stop();
        view.removeEventListener('online', resend);
        view.removeEventListener('storage', catchUp);
      };
    },

    keep() {
      if (!isLocked) show({ errors: lasting(take()), alert: null });
    },

    async submit() {
      if (isLocked) return;
      const reply = take();
      const found = options.validate(reply);
      show({ errors: found, alert: null, retrying: false });
      if (Object.keys(found).length > 0) {
        firstOf(found)?.focus();
      } else if (options.isPreview) {
        show({ phase: 'preview' });
      } else {
        const key = keyFor(reply);
        store.hold({ reply, key, pressedAt: Date.now() });
        lock();
        await rounds.press(key);
      }
    },
  };
}
