import { slugInPath } from '#domain/invitation/slug.ts';
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
  /** Time and place as this page tells them; see `whenAndWhere`. */
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
  /** What went wrong, for a person. */
  readonly alert: string | null;
  /** True while the reply in the form goes out by itself as soon as it can. */
  readonly retrying: boolean;
  /** Replies that do so as well, but are not, or no longer, what the form holds. */
  readonly others: readonly PendingReply[];
  /** True while what goes out by itself would do so on the next visit as well. */
  readonly kept: boolean;
  /** True while the form holds another answer of a guest than the one that was sent. */
  readonly isChanged: boolean;
  readonly receipt: Receipt | null;
  /** What the thanks are for. */
  readonly thanked: Receipt | null;
  /** Where a guest who is at the form goes on once its controls can be used again. */
  readonly focus: HTMLElement | null;
}

type NotAccepted = Exclude<SendResult, { kind: 'accepted' }>;

export interface ReplySender {
  /** Takes the form over where the guest left it. Answers how to let it go. */
  start(): () => void;
  /** Keeps what was typed. A reply that was sent before goes out by itself all the same. */
  keep(): void;
  submit(): Promise<void>;
}

/**
 * The life of a reply: kept while it is typed, checked, sent, sent again by itself when there was no
 * connection, remembered once it was received. What was sent goes out whatever becomes of the form,
 * unless the same guest sends another in its place.
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
  /** What the form holds. */
  let written = replyOf(form);
  /** What the form says of its fields. */
  let errors: FieldErrors = {};
  /** While what the form holds is on its way. */
  let isLocked = false;
  /** Where the guest was in the form when it was locked. */
  let place: Element | null = null;

  const isShown = ({ reply }: PendingReply) => isSameReply(reply, written);

  /** Whether the guest has sent before, and not what the form holds now. */
  const isChanged = (): boolean => {
    const sent = [...waiting(), store.receipt()];
    const last = sent.find((one) => one && isSameGuest(one.reply, written));
    return last ? !isSameReply(last.reply, written) : false;
  };

  const show = (change: Partial<ReplyState>) => {
    errors = change.errors ?? errors;
    tell({
      retrying: !isLocked && waiting().some(isShown),
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

  const lock = () => {
    if (isLocked) return;
    isLocked = true;
    const { activeElement } = form.ownerDocument;
    place = form.contains(activeElement) ? activeElement : null;
    show({ phase: 'sending', errors: {}, alert: null, focus: null });
  };

  /** The first of some fields. */
  const firstOf = (fields: FieldErrors) =>
    form.querySelector<HTMLElement>(`[name="${Object.keys(fields)[0]}"]`);

  /** The element, while the guest looks at the form: whoever reads elsewhere stays there. */
  const ifSeen = (element: Element | null) => {
    const { top, bottom } = form.getBoundingClientRect();
    return bottom >= 0 && top <= view.innerHeight ? (element as HTMLElement | null) : null;
  };

  /** What had the focus before it was disabled, unless the guest went elsewhere since. */
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
    // The pressed button goes, and the form is longer than its thanks: without this its guest would be
    // nowhere, and look at what comes after. The title, which a long message would push out of sight.
    const focus = ifSeen(form.parentElement?.querySelector('.rsvp-thanks-title') ?? null);
    store.keepReceipt(receipt);
    store.forget(key);
    if (!isShown(pending)) return show({ receipt });
    isLocked = false;
    form.reset();
    take();
    show({ phase: 'thanks', receipt, thanked: receipt, focus });
  };

  /** What was refused is its guest's again once nothing else stands in the form; until then it waits. */
  const giveBack = (pending: PendingReply, { kind, errors, alert }: NotAccepted) => {
    const isRefused = kind === 'refused';
    if (isRefused && isBlank(written)) fill(pending.reply);
    if (!isShown(pending)) return;
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
    // A form sent before this script ran comes back with its thanks: nothing is left of it.
    const draft = view.location.hash === '#rsvp-thanks' ? null : store.draft();
    // Written before this script came.
    const isWritten = !isBlank(written);
    if (draft) fill(draft);
    if (isWritten) take();
  };

  /** Of what the form says, what still holds. What is newly wrong is told by the next press. */
  const lasting = (reply: Reply): FieldErrors => {
    const told = Object.entries(errors);
    if (told.length === 0) return errors;
    const found: Readonly<Record<string, string>> = options.validate(reply);
    return Object.fromEntries(told.filter(([field, message]) => found[field] === message));
  };

  /** The same for the same reply, so that a second press is harmless. */
  const keyFor = (reply: Reply): string => {
    const pending = waiting().find((other) => isSameReply(other.reply, reply));
    if (pending) return pending.key;
    return view.crypto.getRandomValues(new Uint32Array(4)).join('-');
  };

  const rounds = createSendingRounds(waiting, isShown, send);

  return {
    start() {
      // Unless wanted, the browser's own bubbles would come before the messages of this form.
      form.noValidate = !options.requiredByBrowser;
      restore();
      show({ receipt: store.receipt() });
      const resend = () => void rounds.begin();
      resend();
      view.addEventListener('online', resend);
      return () => {
        rounds.stop();
        view.removeEventListener('online', resend);
      };
    },

    keep() {
      if (!isLocked) show({ errors: lasting(take()), alert: null });
    },

    async submit() {
      if (isLocked) return;
      const reply = take();
      const found = options.validate(reply);
      show({ errors: found, alert: null });
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
