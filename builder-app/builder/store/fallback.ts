import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import { changeTemplate } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import { sameContent } from '../../autosave/content.ts';
import { arrivedIn, mergeEdits } from '../../autosave/merge.ts';
import { editable } from '../../customize/empty-entries.ts';
import type { UnsavedEdit } from './kept-contents.ts';

/** The revision of an invitation that nobody has saved since its activation. */
const ACTIVATED_REVISION = 1;

/**
 * What the screen shows while the invitation is not loaded. As in an `UnsavedEdit`, `base` is the
 * content before the couple's edits and `content` the content after them. The parameter `kept`
 * below is the edit that this browser has stored by now.
 */
export interface Fallback {
  /** What was put on the screen, or the last content stored since. */
  readonly base: WeddingData;
  /**
   * `activation`: the invitation was activated from this screen. `edit`: the screen shows an edit
   * of it. `draft`: neither.
   */
  readonly origin: 'activation' | 'edit' | 'draft';
  /** The edit on the screen that waits for its invitation to be loaded. */
  readonly unsaved: UnsavedEdit | null;
  /** False while this browser refuses to store the content. */
  readonly isKept: boolean;
}

/** A fallback with the content now on the screen. */
export type EditedFallback = Fallback & { readonly content: WeddingData };

/** Starts a fallback from what is already on the screen. */
export const newFallback = (base: WeddingData, origin: Fallback['origin']): Fallback => ({
  base,
  origin,
  unsaved: null,
  isKept: true,
});

/**
 * Returns where to begin with an invitation that was just loaded. An edit that never reached the
 * server continues from its own base, so that a newer revision leads to a conflict that asks which
 * one to keep; so does what was written while the invitation could not be loaded. Retrying an
 * activation whose response was lost returns the first response again, so what was written in
 * between is newer than the loaded content. All of it takes the template of the invitation, which the
 * server lets nobody change; a draft that stands in for it may have another.
 */
export function startingPoint(
  loaded: LoadInvitationResponse,
  kept: UnsavedEdit | null,
  fallback: EditedFallback | null,
): Omit<UnsavedEdit, 'invitationId'> {
  const newest = { base: editable(loaded.weddingData), baseRevision: loaded.revision };
  const inItsTemplate = (content: WeddingData) => inTemplateOf(newest.base, content);
  if (fallback?.origin === 'activation' && loaded.revision === ACTIVATED_REVISION) {
    const content = kept ? bothEdits(kept, fallback) : fallback.content;
    return { ...newest, sent: kept?.sent ?? [], content: inItsTemplate(content) };
  }
  if (kept) {
    const { baseRevision, sent } = kept;
    const base = inItsTemplate(editable(kept.base));
    const content = inItsTemplate(bothEdits(kept, fallback));
    const arrived = arrivedIn(newest.base, base, sent);
    // Its response was lost; asking would offer to undo what the partner has saved since.
    if (arrived && sameContent(arrived, content))
      return { ...newest, sent: [], content: newest.base };
    return { base, baseRevision, sent, content };
  }
  if (fallback && !sameContent(fallback.base, fallback.content)) {
    const [base, content] = [inItsTemplate(fallback.base), inItsTemplate(fallback.content)];
    return { base, baseRevision: 0, sent: [], content };
  }
  return { ...newest, sent: [], content: newest.base };
}

/** Returns the stored edit of an unloaded invitation, merged with what was written since. */
function bothEdits(kept: UnsavedEdit, fallback: EditedFallback | null): WeddingData {
  const content = editable(kept.content);
  return fallback
    ? editable(mergeEdits(fallback.base, fallback.content, content).content)
    : content;
}

/**
 * Returns what to show for an invitation that cannot be loaded: the unsaved edit, else the current
 * fallback, else the draft; in each case with what was written on the screen since.
 */
export function fallbackFor(
  draft: WeddingData,
  kept: UnsavedEdit | null,
  fallback: EditedFallback | null,
): EditedFallback {
  if (!kept) return fallback ?? { ...newFallback(draft, 'draft'), content: draft };
  const origin = kept.baseRevision > 0 ? 'edit' : 'draft';
  return {
    base: editable(kept.content),
    origin: fallback?.origin === 'activation' ? 'activation' : origin,
    unsaved: kept,
    isKept: fallback?.isKept ?? true,
    content: bothEdits(kept, fallback),
  };
}

/** Returns the fallback as an edit to store, merged with the edit stored by now. */
export function editToKeep(
  invitationId: string,
  fallback: EditedFallback,
  kept: UnsavedEdit | null,
): UnsavedEdit {
  if (kept) return { ...kept, content: bothEdits(kept, fallback) };
  const { base, origin, unsaved, content } = fallback;
  if (unsaved) return { ...unsaved, content };
  const baseRevision = origin === 'activation' ? ACTIVATED_REVISION : 0;
  return { invitationId, base, baseRevision, sent: [], content };
}

/** Returns the content in the template that the activation fixed with its first response. */
function inTemplateOf(activated: WeddingData, content: WeddingData): WeddingData {
  const { selectedTemplate } = activated.customizations;
  if (content.customizations.selectedTemplate === selectedTemplate) return content;
  return changeTemplate(content, resolveTemplateId(selectedTemplate));
}
