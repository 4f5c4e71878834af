import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { sameContent } from '../autosave/content.ts';
import { mergeEdits } from '../autosave/merge.ts';
import type { KeyStorage } from './browser-storage.ts';
import { keptEdits, type UnsavedEdit } from './draft.ts';

/**
 * The unsaved edits that this browser keeps, as one of its tabs knows them: another tab may have kept
 * its words of the same invitation, which go only once the server has them.
 */
export interface TabEdits {
  /** What is kept. It goes on in this tab. */
  takeUp(invitationId: string): UnsavedEdit | null;
  /** Keeps an edit, together with what another tab has kept. */
  keep(edit: UnsavedEdit): void;
  /** Everything of this tab is saved; `saved` is what the server has. */
  settle(invitationId: string, saved: WeddingData): void;
}

export function createTabEdits(storage: KeyStorage): TabEdits {
  /** As it is kept: what was written or taken up here, and nothing of another tab. */
  let own: string | null = null;

  /** What another tab has kept. */
  function others(invitationId: string): UnsavedEdit | null {
    const isOwn = own !== null && keptEdits.text(storage, invitationId) === own;
    return isOwn ? null : keptEdits.read(storage, invitationId);
  }

  return {
    takeUp(invitationId) {
      own = keptEdits.text(storage, invitationId);
      return keptEdits.read(storage, invitationId);
    },
    keep(edit) {
      const other = others(edit.invitationId);
      keptEdits.write(storage, other ? joined(edit, other) : edit);
      own = other ? null : keptEdits.text(storage, edit.invitationId);
    },
    settle(invitationId, saved) {
      const other = others(invitationId);
      if (!other || isIn(saved, other)) keptEdits.clear(storage, invitationId);
    },
  };
}

/** From the older start, so that the question about what was saved since is asked of both. */
const joined = (edit: UnsavedEdit, other: UnsavedEdit): UnsavedEdit => ({
  ...(edit.baseRevision < other.baseRevision ? edit : other),
  content: mergeEdits(edit.base, edit.content, other.content).content,
});

const isIn = (saved: WeddingData, { base, content }: UnsavedEdit): boolean =>
  sameContent(mergeEdits(base, content, saved).content, saved);
