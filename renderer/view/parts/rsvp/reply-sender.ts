import { RSVP_FAILED } from '#domain/rsvp/forms.ts';
import { invitationIdentifier } from './invitation-identifier.ts';
import { fillForm, isBlank, type PendingReply, type Reply, replyOf } from './reply.ts';
import { type Receipt, type ReplyStore, replyStore } from './reply-store.ts';
import { type FieldErrors, sendReply } from './send-reply.ts';

/** Waits before attempts that nobody asked for; the last one is repeated. */
const RETRY_DELAYS_MS = [4_000, 12_000, 40_000, 120_000];

export interface ReplyOptions {
  readonly slug: string;
  readonly preview: boolean;
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
  readonly receipt: Receipt | null;
}

/**
 * The life of a reply: kept while it is typed, checked, sent, sent again by itself when there was no
 * connection, remembered once it was received.
 */
export class ReplySender {
  readonly #form: HTMLFormElement;
  readonly #options: ReplyOptions;
  readonly #show: (change: Partial<ReplyState>) => void;
  readonly #view: Window;
  readonly #slug: string;
  /** None in a preview: it must not be taken for the page's own. */
  readonly #store: ReplyStore | null;
  /** The reply that waits for an answer. */
  #pending: PendingReply | null = null;
  /** What the form says of its fields. */
  #errors: FieldErrors = {};
  #sending = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    form: HTMLFormElement,
    options: ReplyOptions,
    show: (change: Partial<ReplyState>) => void,
  ) {
    this.#form = form;
    this.#options = options;
    this.#show = (change) => {
      this.#errors = change.errors ?? this.#errors;
      show(change);
    };
    this.#view = form.ownerDocument.defaultView ?? window;
    this.#slug = invitationIdentifier(this.#view.location.pathname, options.slug);
    this.#store = options.preview ? null : replyStore(this.#slug);
  }

  /** Takes the form over where the guest left it. Answers how to let it go. */
  start(): () => void {
    // Unless wanted, the browser's own bubbles would come before the messages of this form.
    this.#form.noValidate = !this.#options.requiredByBrowser;
    this.#show({ receipt: this.#store?.receipt() ?? null });
    this.#restore();
    const resend = () => void this.#send();
    this.#view.addEventListener('online', resend);
    return () => {
      clearTimeout(this.#retry);
      this.#view.removeEventListener('online', resend);
    };
  }

  /** Keeps what was typed. A reply that was changed no longer goes out by itself. */
  keep(): void {
    if (this.#sending) return;
    clearTimeout(this.#retry);
    this.#pending = null;
    const reply = replyOf(this.#form);
    this.#store?.keepDraft({ reply });
    this.#show({ errors: this.#lasting(reply), alert: null, retrying: false });
  }

  /** Of what the form says, what still holds. What is newly wrong is told by the next press. */
  #lasting(reply: Reply): FieldErrors {
    const told = Object.entries(this.#errors);
    if (told.length === 0) return this.#errors;
    const found: Readonly<Record<string, string>> = this.#options.validate(reply);
    return Object.fromEntries(told.filter(([field, message]) => found[field] === message));
  }

  async submit(): Promise<void> {
    if (this.#sending) return;
    const reply = replyOf(this.#form);
    const errors = this.#options.validate(reply);
    this.#show({ errors, alert: null });
    const firstWrong = Object.keys(errors)[0];
    if (firstWrong !== undefined) {
      this.#form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    } else if (this.#options.preview) {
      this.#show({ phase: 'preview' });
    } else {
      const [key, pressedAt] = [this.#keyFor(reply), Date.now()];
      this.#pending = { reply, key, pressedAt };
      this.#attempts = 0;
      this.#store?.keepDraft({ reply, pendingKey: key, pressedAt });
      await this.#send();
    }
  }

  #restore(): void {
    // A form sent before this script ran comes back with its thanks: nothing is left to send.
    const draft = this.#view.location.hash === '#rsvp-thanks' ? null : this.#store?.draft();
    if (draft) {
      fillForm(this.#form, draft.reply);
      if (draft.pendingKey === undefined) return;
      const { reply, pendingKey: key, pressedAt = Date.now() } = draft;
      this.#pending = { reply, key, pressedAt };
      void this.#send();
    } else if (!isBlank(replyOf(this.#form))) {
      this.#store?.keepDraft({ reply: replyOf(this.#form) });
    }
  }

  async #send(): Promise<void> {
    if (!this.#pending || this.#sending) return;
    const { reply } = this.#pending;
    clearTimeout(this.#retry);
    this.#sending = true;
    this.#show({ phase: 'sending', errors: {}, alert: null, retrying: false });
    const result = await sendReply(this.#slug, this.#pending, this.#options.guestsSentAs);
    this.#sending = false;
    if (result.kind === 'unreachable') {
      this.#scheduleRetry();
      this.#show({ phase: 'idle', alert: RSVP_FAILED, retrying: true });
      return;
    }
    this.#pending = null;
    if (result.kind === 'accepted') {
      this.#accept(reply, result.submittedAt);
      return;
    }
    this.#store?.keepDraft({ reply });
    if (result.kind === 'invalid') this.#show({ phase: 'idle', errors: result.errors });
    else this.#show({ phase: 'idle', alert: result.message });
  }

  #accept(reply: Reply, submittedAt: string): void {
    const { whenAndWhere, answerOf } = this.#options;
    const receipt = { reply, ...answerOf(reply), submittedAt, whenAndWhere };
    this.#store?.keepReceipt(receipt);
    this.#form.reset();
    this.#show({ phase: 'thanks', receipt });
  }

  #scheduleRetry(): void {
    const delay = RETRY_DELAYS_MS[this.#attempts] ?? RETRY_DELAYS_MS.at(-1) ?? 0;
    this.#attempts += 1;
    this.#retry = setTimeout(() => void this.#send(), delay * (0.75 + Math.random() / 2));
  }

  /** The same for the same reply, so that a second press is harmless. */
  #keyFor(reply: Reply): string {
    const pending = this.#pending;
    if (pending && JSON.stringify(pending.reply) === JSON.stringify(reply)) return pending.key;
    const bytes = this.#view.crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
