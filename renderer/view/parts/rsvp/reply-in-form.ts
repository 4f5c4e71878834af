import { bringFacesFor } from '../faces/spare-faces.ts';
import { focusedIn, ifInView, isFocusLost } from './form-focus.ts';
import {
  fillForm,
  isSameGuest,
  isSameReply,
  type PendingReply,
  type Reply,
  replyOf,
} from './reply.ts';
import type { ReplyState } from './reply-state.ts';
import type { ReplyStore } from './reply-store.ts';
import type { FieldErrors } from './send-reply.ts';

/** The reply in the form, and what the form says about it. */
export interface ReplyInForm {
  /** As last read or filled in. */
  readonly written: Reply;
  /** The errors shown at the fields. */
  readonly errors: FieldErrors;
  /** True while this reply is being sent. */
  readonly isLocked: boolean;
  holds(other: Pick<PendingReply, 'reply'>): boolean;
  /** Tells the guest of a change, and how the waiting replies stand. */
  show(change: Partial<ReplyState>): void;
  /** Reads and stores what was typed. */
  take(): Reply;
  fill(reply: Reply): void;
  lock(): void;
  /** Returns what had the focus before the lock, if the guest is still there. */
  unlock(): HTMLElement | null;
}

export function createReplyInForm(
  form: HTMLFormElement,
  store: ReplyStore,
  tell: (change: Partial<ReplyState>) => void,
): ReplyInForm {
  let written = replyOf(form);
  let errors: FieldErrors = {};
  let isLocked = false;
  let focused: HTMLElement | null = null;

  const holds = ({ reply }: Pick<PendingReply, 'reply'>) => isSameReply(reply, written);

  /** Returns true when the guest has sent a reply, but not the one in the form now. */
  const isChanged = (): boolean => {
    const sent = [...store.waiting(), store.receipt()];
    const last = sent.find((one) => one && isSameGuest(one.reply, written));
    return last ? !holds(last) : false;
  };

  const show = (change: Partial<ReplyState>) => {
    errors = change.errors ?? errors;
    const waiting = store.waiting();
    bringFacesFor([written, waiting, change.receipt]);
    tell({
      ...(!isLocked && { retrying: waiting.some(holds) }),
      others: waiting.filter((pending) => !holds(pending)),
      kept: store.areHeld(),
      isChanged: isChanged(),
      ...change,
    });
  };

  return {
    get written() {
      return written;
    },
    get errors() {
      return errors;
    },
    get isLocked() {
      return isLocked;
    },
    holds,
    show,
    take() {
      written = replyOf(form);
      store.keepDraft(written);
      return written;
    },
    fill(reply) {
      fillForm(form, reply);
      written = reply;
      store.keepDraft(reply);
    },
    lock() {
      if (isLocked) return;
      isLocked = true;
      focused = focusedIn(form);
      // An alert that says why nothing was sent stays: screen readers read it out again whenever it
      // changes.
      show({ phase: 'sending', errors: {}, focus: null });
    },
    unlock() {
      isLocked = false;
      return isFocusLost(focused) ? ifInView(form, focused) : null;
    },
  };
}
