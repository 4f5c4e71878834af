import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { includesEdit, mergeEdits } from '../../autosave/merge.ts';
import { keptEdits, type UnsavedEdit } from './kept-contents.ts';

/**
 * The unsaved edits that this browser stores, as seen by one tab. Another tab may have stored edits
 * of the same invitation; those are removed only once the server has them.
 */
export interface TabEdits {
  /** Returns the stored edit, which continues in this tab. */
  takeUp(invitationId: string): UnsavedEdit | null;
  /** Stores an edit, merged with what another tab has stored. */
  keep(edit: UnsavedEdit): void;
  /**
   * Removes the stored edit once this tab's edit is saved, unless it includes another tab's edits
   * that are not saved. `saved` is the content that the server has.
   */
  settle(invitationId: string, saved: WeddingData): void;
}

export function createTabEdits(storage: KeyStorage): TabEdits {
  /** The stored text that this tab wrote or took up, without anything of another tab. */
  let own: string | null = null;
  /** The edit that this tab wrote or took up last, until it is saved. */
  let last: UnsavedEdit | null = null;

  /** Returns the edit that another tab has stored. */
  function others(invitationId: string): UnsavedEdit | null {
    const isOwn = own !== null && keptEdits.text(storage, invitationId) === own;
    return isOwn ? null : keptEdits.read(storage, invitationId);
  }

  return {
    takeUp(invitationId) {
      own = keptEdits.text(storage, invitationId);
      last = keptEdits.read(storage, invitationId);
      return last;
    },
    keep(edit) {
      const other = others(edit.invitationId);
      if (keptEdits.write(storage, other ? joined(edit, other, last) : edit)) last = edit;
      own = other ? null : keptEdits.text(storage, edit.invitationId);
    },
    settle(invitationId, saved) {
      last = null;
      const other = others(invitationId);
      if (!other || includesEdit(saved, other.base, other.content))
        keptEdits.clear(storage, invitationId);
    },
  };
}

/**
 * Merges two edits. Each field keeps the base of the edit that changed it, with the older revision, so
 * that a conflict with what was saved since covers both. What this tab has not changed since `last`,
 * another tab may have.
 */
function joined(edit: UnsavedEdit, other: UnsavedEdit, last: UnsavedEdit | null): UnsavedEdit {
  const [older, newer] = edit.baseRevision < other.baseRevision ? [edit, other] : [other, edit];
  const rebased = ({ base, content }: UnsavedEdit) => mergeEdits(base, content, newer.base).content;
  const before = last ? rebased(last) : newer.base;
  return {
    ...older,
    base: mergeEdits(older.content, older.base, newer.base).content,
    content: mergeEdits(before, rebased(edit), rebased(other)).content,
  };
}
