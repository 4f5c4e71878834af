import type { KeyStorage } from '../../access/browser-storage.ts';
import { sameContent } from '../../autosave/content.ts';
import { editToKeep } from './fallback.ts';
import type {
  Activated,
  Drafting,
  Editing,
  InvitationState,
  Unreachable,
} from './invitation-state.ts';
import { keptEdits } from './kept-contents.ts';
import type { TabDraft } from './tab-draft.ts';
import type { TabEdits } from './tab-edits.ts';

/**
 * Stores a draft, or an edit that is not on the server yet, so that closing the browser loses
 * nothing. Returns the state updated with the outcome, or the same object if nothing changed.
 */
export function keepInBrowser(
  state: InvitationState,
  storage: KeyStorage,
  draft: TabDraft,
  edits: TabEdits,
): InvitationState {
  switch (state.kind) {
    case 'drafting':
      return keepDraft(state, draft);
    case 'activated':
    case 'unreachable':
      return keepFallback(state, storage);
    case 'editing':
      keepEdit(state, edits);
      return state;
    // There is nothing to store, or nowhere to store it.
    case 'starting':
    case 'loading':
    case 'denied':
      return state;
  }
}

function keepDraft(state: Drafting, draft: TabDraft): Drafting {
  const isKept = draft.keep(state.content, state.chosen, state.known?.invitationId);
  return isKept === state.isKept ? state : { ...state, isKept };
}

function keepFallback<S extends Activated | Unreachable>(state: S, storage: KeyStorage): S {
  const { content, fallback } = state;
  const { invitationId } = state.credentials;
  if (sameContent(fallback.base, content)) return state;
  // Another tab may have stored an edit in the meantime.
  const kept = keptEdits.read(storage, invitationId);
  const unsaved = editToKeep(invitationId, { ...fallback, content }, kept);
  const isKept = keptEdits.write(storage, unsaved);
  const base = isKept ? content : fallback.base;
  return { ...state, fallback: { ...fallback, base, unsaved, isKept } };
}

function keepEdit({ autosave, credentials }: Editing, edits: TabEdits): void {
  if (autosave.state.phase.kind === 'saved') return;
  const { invitationId } = credentials;
  const { content: base, revision: baseRevision, sent } = autosave.base;
  edits.keep({ invitationId, base, baseRevision, sent, content: autosave.screen });
}
