import { slugInPath } from '#domain/invitation/slug.ts';
import { firstInvalid } from './form-focus.ts';
import { takeHeldReply } from './hold-reply.ts';
import { isBlank, isSameGuest, isSameReply, type PendingReply, type Reply } from './reply.ts';
import { createReplyInForm } from './reply-in-form.ts';
import type { ReplyOptions } from './reply-options.ts';
import { createReplyOutcome } from './reply-outcome.ts';
import type { ReplyState } from './reply-state.ts';
import { type ReplyStore, replyStore } from './reply-store.ts';
import { type FieldErrors, sendReply } from './send-reply.ts';
import { createSendingRounds } from './sending-rounds.ts';

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
 * sent will be delivered whatever happens to the form, unless the same guest sends another reply in
 * its place.
 */
export function createReplySender(
  form: HTMLFormElement,
  options: ReplyOptions,
  tell: (change: Partial<ReplyState>) => void,
): ReplySender {
  const slug = slugInPath(location.pathname) || options.slug;
  const store = replyStore(slug, options.isPreview);
  const shown = createReplyInForm(form, store, tell);
  const outcome = createReplyOutcome(form, shown, store, options);

  const send = async (pending: PendingReply): Promise<boolean> => {
    if (shown.holds(pending)) shown.lock();
    const result = await sendReply(slug, pending, options.guestsSentAs);
    if (result.kind === 'accepted') outcome.accept(pending, result.submittedAt);
    else outcome.giveBack(pending, result);
    return result.kind !== 'unreachable';
  };
  const rounds = createSendingRounds(store.waiting, shown.holds, send);

  const restore = (isHeld: boolean) => {
    // A form posted before this script ran comes back with its thanks: its draft is obsolete. So is
    // that of an earlier visit once its guest has sent what is in the form now.
    const isThanked = location.hash === '#rsvp-thanks';
    const draft = isThanked || isHeld ? null : store.draft();
    // Typed before this script loaded, or put back by the browser after a reload.
    const isWritten = !isBlank(shown.written);
    if (draft && !isAnothers(draft, shown.written)) shown.fill(draft);
    if (isWritten || isThanked) shown.take();
  };

  /** Returns the shown errors that still apply. New ones are shown on the next submit. */
  const lasting = (reply: Reply): FieldErrors => {
    const found: Readonly<Record<string, string>> = options.validate(reply);
    const told = Object.entries(shown.errors);
    return Object.fromEntries(told.filter(([field, message]) => found[field] === message));
  };

  const submit = async () => {
    if (shown.isLocked) return;
    const reply = shown.take();
    const found = options.validate(reply);
    shown.show({ errors: found, alert: null, retrying: false });
    if (Object.keys(found).length > 0) {
      firstInvalid(form, found)?.focus();
    } else if (options.isPreview) {
      shown.show({ phase: 'preview' });
    } else {
      const key = keyFor(reply, store);
      store.hold({ reply, key, pressedAt: Date.now(), asRead: options.asRead(reply) });
      shown.lock();
      await rounds.press(key);
    }
  };

  return {
    start() {
      // Otherwise the browser's own messages would come before those of this form.
      form.noValidate = !options.requiredByBrowser;
      const isHeld = takeHeldReply(form);
      restore(isHeld);
      shown.show({ receipt: store.receipt() });
      const resend = () => void rounds.begin();
      const onStorage = (event: StorageEvent) => {
        if (store.isChangedBy(event)) outcome.catchUp();
      };
      if (isHeld) void submit();
      else resend();
      window.addEventListener('online', resend);
      window.addEventListener('storage', onStorage);
      return () => {
        rounds.stop();
        window.removeEventListener('online', resend);
        window.removeEventListener('storage', onStorage);
      };
    },

    keep() {
      if (!shown.isLocked) shown.show({ errors: lasting(shown.take()), alert: null });
    },

    submit,
  };
}

/** Returns true if the form names another guest than the draft, which another tab may have kept. */
function isAnothers(draft: Reply, written: Reply): boolean {
  const isNamed = written.name.trim() !== '' && written.email.trim() !== '';
  return isNamed && !isSameGuest(draft, written);
}

/** Returns the key of an equal waiting reply, so a second press is harmless, or a new one. */
function keyFor(reply: Reply, store: ReplyStore): string {
  const pending = store.waiting().find((other) => isSameReply(other.reply, reply));
  return pending?.key ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
