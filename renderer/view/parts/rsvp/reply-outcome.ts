import { RSVP_FAILED } from '#domain/rsvp/limits.ts';
import { firstInvalid, ifInView } from './form-focus.ts';
import { isBlank, isSameGuest, type PendingReply } from './reply.ts';
import type { ReplyInForm } from './reply-in-form.ts';
import type { ReplyOptions } from './reply-options.ts';
import type { Receipt, ReplyStore } from './reply-store.ts';
import type { SendResult } from './send-reply.ts';

type NotAccepted = Exclude<SendResult, { kind: 'accepted' }>;

interface ReplyOutcome {
  accept(pending: PendingReply, submittedAt: string): void;
  /** Puts a refused reply back into the form once that is blank; until then the reply waits. */
  giveBack(pending: PendingReply, result: NotAccepted): void;
  /** Shows what the same page in another tab has sent. */
  catchUp(): void;
}

/** What becomes of replies that were sent. */
export function createReplyOutcome(
  form: HTMLFormElement,
  shown: ReplyInForm,
  store: ReplyStore,
  { asRead }: ReplyOptions,
): ReplyOutcome {
  const thank = (receipt: Receipt, focus: HTMLElement | null) => {
    shown.unlock();
    form.reset();
    shown.take();
    shown.show({ phase: 'thanks', alert: null, receipt, thanked: receipt, focus });
  };

  /**
   * Returns the title of the thanks if the form is in view. The pressed button disappears, and the
   * form is longer than its thanks: without this the focus would be lost and the window would show
   * what comes after. The title, because a long message in the thanks would push it out of view.
   */
  const thanksTitle = () =>
    ifInView(form, form.parentElement?.querySelector<HTMLElement>('.rsvp-thanks-title') ?? null);

  return {
    accept(pending, submittedAt) {
      const { reply, key } = pending;
      const receipt = { reply, ...(pending.asRead ?? asRead(reply)), submittedAt };
      const focus = thanksTitle();
      store.keepReceipt(receipt);
      store.forget(key);
      if (shown.holds(pending)) thank(receipt, focus);
      else shown.show({ receipt });
    },

    giveBack(pending, { kind, errors, alert }) {
      const isRefused = kind === 'refused';
      if (isRefused && isBlank(shown.written)) shown.fill(pending.reply);
      // What its guest makes of it in the form takes its place.
      const isMended = isRefused && !shown.isLocked && isSameGuest(pending.reply, shown.written);
      if (!shown.holds(pending) && !isMended) {
        // Unless its guest has sent another meanwhile, which waits in its place.
        const isWaiting = store.waiting().some(({ key }) => key === pending.key);
        if (isRefused && isWaiting) store.hold({ ...pending, isRefused });
        return shown.show({});
      }
      if (isRefused) store.forget(pending.key);
      if (!shown.isLocked) return shown.show({ errors, alert });
      const before = shown.unlock();
      const focus = ifInView(form, firstInvalid(form, errors)) ?? before;
      shown.show({ phase: 'idle', focus, errors, alert });
    },

    catchUp() {
      const receipt = store.receipt();
      const isWaiting = store.waiting().some(shown.holds);
      if (receipt !== null && shown.holds(receipt) && !isWaiting) return thank(receipt, null);
      if (isWaiting || !shown.isLocked) return shown.show({ receipt });
      // Refused in the other tab, or replaced there: nothing would be sent, nor the form unlocked.
      const focus = shown.unlock();
      shown.show({ phase: 'idle', alert: RSVP_FAILED, receipt, focus });
    },
  };
}
