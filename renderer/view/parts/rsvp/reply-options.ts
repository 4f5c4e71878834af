import type { Reply } from './reply.ts';
import type { Receipt } from './reply-store.ts';
import type { FieldErrors } from './send-reply.ts';

/** What the form tells its sender. */
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
