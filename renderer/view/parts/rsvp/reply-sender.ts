import { hexOf } from '#domain/hex.ts';
import { slugInPath } from '#domain/invitation/slug.ts';
import { fillForm, isBlank, type PendingReply, type Reply, replyOf } from './reply.ts';
import { type Receipt, type ReplyStore, replyStore } from './reply-store.ts';
import { type FieldErrors, sendReply } from './send-reply.ts';

/** Waits before attempts that nobody asked for; the last one is repeated. */
const RETRY_DELAYS_MS = [4_000, 12_000, 40_000, 120_000];

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
  /** True while the reply goes out by itself as soon as it can. */
  readonly retrying: boolean;
  /** True while the reply that goes out by itself would do so on the next visit as well. */
  readonly kept: boolean;
  readonly receipt: Receipt | null;
  /** Whether the guest looked at the form when the reply was received. */
  readonly isSeen: boolean;
}

export interface ReplySender {
  /** Takes the form over where the guest left it. Answers how to let it go. */
  start(): () => void;
  /** Keeps what was typed. A reply that was changed no longer goes out by itself. */
  keep(): void;
  submit(): Promise<void>;
}

/**
 * The life of a reply: kept while it is typed, checked, sent, sent again by itself when there was no
 * connection, remembered once it was received.
 */
export function createReplySender(
  form: HTMLFormElement,
  options: ReplyOptions,
  tell: (change: Partial<ReplyState>) => void,
): ReplySender {
  const view = form.ownerDocument.defaultView ?? window;
  const slug = slugInPath(view.location.pathname) || options.slug;
  /** None in a preview: it must not be taken for the page's own. */
  const store: ReplyStore | null = options.isPreview ? null : replyStore(slug);
  /** The reply that waits for an answer. */
  let pending: PendingReply | null = null;
  /** What the form says of its fields. */
  let errors: FieldErrors = {};
  let sending = false;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const show = (change: Partial<ReplyState>) => {
    errors = change.errors ?? errors;
    tell(change);
  };

  const send = async (): Promise<void> => {
    if (!pending || sending) return;
    const { reply } = pending;
    clearTimeout(retry);
    sending = true;
    show({ phase: 'sending', errors: {}, alert: null, retrying: false });
    const result = await sendReply(slug, pending, options.guestsSentAs);
    sending = false;
    if (result.kind === 'unreachable') {
      sendLater();
      show({ phase: 'idle', alert: result.alert, retrying: true });
      return;
    }
    pending = null;
    if (result.kind === 'accepted') {
      accept(reply, result.submittedAt);
      return;
    }
    store?.keepDraft({ reply });
    const { errors, alert } = result;
    show({ phase: 'idle', errors, alert });
  };

  const sendLater = () => {
    const delay = RETRY_DELAYS_MS[attempts] ?? RETRY_DELAYS_MS.at(-1) ?? 0;
    attempts += 1;
    retry = setTimeout(() => void send(), delay * (0.75 + Math.random() / 2));
  };

  const accept = (reply: Reply, submittedAt: string) => {
    const { whenAndWhere, answerOf } = options;
    const receipt = { reply, ...answerOf(reply), submittedAt, whenAndWhere };
    const { top, bottom } = form.getBoundingClientRect();
    store?.keepReceipt(receipt);
    form.reset();
    show({ phase: 'thanks', receipt, isSeen: bottom >= 0 && top <= view.innerHeight });
  };

  const restore = () => {
    // A form sent before this script ran comes back with its thanks: nothing is left to send.
    const draft = view.location.hash === '#rsvp-thanks' ? null : store?.draft();
    // Written before this script came.
    const isWritten = !isBlank(replyOf(form));
    if (draft) {
      const { reply, pendingKey: key, pressedAt = Date.now() } = draft;
      fillForm(form, reply);
      if (key === undefined) return;
      pending = { reply, key, pressedAt };
      if (isWritten && !isPending(replyOf(form))) return keep();
      show({ kept: true });
      void send();
    } else if (isWritten) {
      store?.keepDraft({ reply: replyOf(form) });
    }
  };

  /** Of what the form says, what still holds. What is newly wrong is told by the next press. */
  const lasting = (reply: Reply): FieldErrors => {
    const told = Object.entries(errors);
    if (told.length === 0) return errors;
    const found: Readonly<Record<string, string>> = options.validate(reply);
    return Object.fromEntries(told.filter(([field, message]) => found[field] === message));
  };

  const keep = () => {
    if (sending) return;
    clearTimeout(retry);
    pending = null;
    const reply = replyOf(form);
    store?.keepDraft({ reply });
    show({ errors: lasting(reply), alert: null, retrying: false });
  };

  const isPending = (reply: Reply) => JSON.stringify(pending?.reply) === JSON.stringify(reply);

  /** The same for the same reply, so that a second press is harmless. */
  const keyFor = (reply: Reply): string => {
    if (pending && isPending(reply)) return pending.key;
    return hexOf(view.crypto.getRandomValues(new Uint8Array(16)));
  };

  return {
    start() {
      // Unless wanted, the browser's own bubbles would come before the messages of this form.
      form.noValidate = !options.requiredByBrowser;
      show({ receipt: store?.receipt() ?? null });
      restore();
      const resend = () => void send();
      view.addEventListener('online', resend);
      return () => {
        clearTimeout(retry);
        view.removeEventListener('online', resend);
      };
    },

    keep,

    async submit() {
      if (sending) return;
      const reply = replyOf(form);
      const found = options.validate(reply);
      show({ errors: found, alert: null });
      const firstWrong = Object.keys(found)[0];
      if (firstWrong !== undefined) {
        form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      } else if (options.isPreview) {
        show({ phase: 'preview' });
      } else {
        const [key, pressedAt] = [keyFor(reply), Date.now()];
        pending = { reply, key, pressedAt };
        attempts = 0;
        show({ kept: store?.keepDraft({ reply, pendingKey: key, pressedAt }) ?? false });
        await send();
      }
    },
  };
}
