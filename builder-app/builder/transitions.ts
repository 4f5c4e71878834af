import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { Credentials } from '../api-client.ts';
import { sameContent } from '../autosave/content.ts';
import type { UnsavedEdit } from './draft.ts';
import type {
  Denied,
  Drafting,
  InvitationState,
  Unreachable,
  Waiting,
} from './invitation-state.ts';
import { type EditedStopgap, stopgapFor } from './stopgap.ts';
import type { OpenedDraft } from './tab-draft.ts';

/** The same situation, in which the form shows this content anew. */
export const showing = <S extends InvitationState>(state: S, content: WeddingData): S => ({
  ...state,
  content,
  contentKey: state.contentKey + 1,
});

/** From any situation to the draft, beside the invitation that is `known`. */
export const drafting = (
  { contentKey }: InvitationState,
  { content, chosen }: OpenedDraft,
  known: Credentials | null,
): Drafting => ({
  kind: 'drafting',
  content,
  contentKey: contentKey + 1,
  chosen,
  isKept: true,
  known,
});

/** No answer: on the screen stands the edit that is `kept`, else the `draft`. */
export const unreachable = (
  waiting: Waiting,
  draft: WeddingData,
  kept: UnsavedEdit | null,
): Unreachable => ({ kind: 'unreachable', ...withStopgap(waiting, draft, kept) });

/** The answer was no: an edit that is kept is not shown to who has this link. */
export const denied = (
  waiting: Waiting,
  draft: WeddingData,
  known: Credentials | null,
): Denied => ({ kind: 'denied', ...withStopgap(waiting, draft, null), known });

/** The form shows anew only what it does not show already. */
function withStopgap(waiting: Waiting, draft: WeddingData, kept: UnsavedEdit | null) {
  const { credentials, cleanUrl, content, contentKey } = waiting;
  const before = stopgapOf(waiting);
  const { content: next, ...stopgap } = stopgapFor(draft, kept, before);
  const isShown = before !== null && sameContent(next, content);
  const screen = isShown ? { content, contentKey } : { content: next, contentKey: contentKey + 1 };
  return { ...screen, credentials, cleanUrl, stopgap };
}

/** The stopgap with what is on the screen; null where nothing there belongs to the invitation. */
export const stopgapOf = ({ stopgap, content }: Waiting): EditedStopgap | null =>
  stopgap && { ...stopgap, content };
