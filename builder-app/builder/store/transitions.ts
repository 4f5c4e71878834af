import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { Credentials } from '../../api-client.ts';
import { sameContent } from '../../autosave/content.ts';
import { type EditedFallback, fallbackFor } from './fallback.ts';
import type {
  Denied,
  Drafting,
  InvitationState,
  Unreachable,
  Waiting,
} from './invitation-state.ts';
import type { UnsavedEdit } from './kept-contents.ts';
import type { OpenedDraft } from './tab-draft.ts';

/** Returns the same state with new content, which the form shows. */
export const showing = <S extends InvitationState>(state: S, content: WeddingData): S => ({
  ...state,
  content,
  contentKey: state.contentKey + 1,
});

/** Returns the drafting state, from any state; `known` is the invitation that stays accessible. */
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

/** No response: the screen shows the `kept` edit or, if there is none, the `draft`. */
export const unreachable = (
  waiting: Waiting,
  draft: WeddingData,
  kept: UnsavedEdit | null,
): Unreachable => ({ kind: 'unreachable', ...withFallback(waiting, draft, kept) });

/** Access refused: a stored edit is not shown to someone with this link. */
export const denied = (
  waiting: Waiting,
  draft: WeddingData,
  known: Credentials | null,
): Denied => ({ kind: 'denied', ...withFallback(waiting, draft, null), known });

/** Makes the form show the content unless it already does. */
function withFallback(waiting: Waiting, draft: WeddingData, kept: UnsavedEdit | null) {
  const { credentials, cleanUrl, content, contentKey } = waiting;
  const before = fallbackOf(waiting);
  const { content: next, ...fallback } = fallbackFor(draft, kept, before);
  const isShown = before !== null && sameContent(next, content);
  const screen = isShown ? { content, contentKey } : { content: next, contentKey: contentKey + 1 };
  return { ...screen, credentials, cleanUrl, fallback };
}

/** Returns the fallback with the content on the screen; null if none of it is the invitation's. */
export const fallbackOf = ({ fallback, content }: Waiting): EditedFallback | null =>
  fallback && { ...fallback, content };
