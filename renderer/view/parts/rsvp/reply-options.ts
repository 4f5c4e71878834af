import type { RsvpForm } from '#domain/rsvp/forms.ts';
import type { AsRead, Reply } from './reply.ts';
import type { FieldErrors } from './send-reply.ts';

/** What the form tells its sender. */
export interface ReplyOptions {
  readonly slug: string;
  readonly isPreview: boolean;
  readonly guestsSentAs: RsvpForm['guestsSentAs'];
  /** The browser asks for required fields; see `RsvpFormTexts`. */
  readonly requiredByBrowser: boolean;
  asRead(reply: Reply): AsRead;
  validate(reply: Reply): FieldErrors;
}
