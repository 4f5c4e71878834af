import type { PendingReply } from './reply.ts';
import type { Receipt } from './reply-store.ts';
import type { FieldErrors } from './send-reply.ts';

/** What the form shows beside the reply itself. */
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
