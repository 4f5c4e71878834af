import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import type { InvitationState } from './invitation-state.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import type { TabDraft } from './tab-draft.ts';
import type { TabEdits } from './tab-edits.ts';
import { showing } from './transitions.ts';

/** The builder's current state, for those who change it and those who read it. */
export interface CurrentState {
  readonly state: InvitationState;
  /** Replaces the state. An editing state that is left stops its autosave. */
  enter(next: InvitationState): void;
  /** Makes the form show this content. */
  show(content: WeddingData): void;
  /** See `keepInBrowser`. */
  keep(): void;
  /** See `InvitationStore`. */
  subscribe(listener: () => void): () => void;
  collectFrom(form: () => void): () => void;
  collect(): void;
}

export function createCurrentState(
  storage: KeyStorage,
  draft: TabDraft,
  edits: TabEdits,
): CurrentState {
  let state: InvitationState = { kind: 'starting', content: draft.base, contentKey: 0 };
  let handOn = () => {};
  const listeners = new Set<() => void>();

  function enter(next: InvitationState) {
    if (next === state) return;
    // A save under way goes on, retries included, but its result is ignored.
    if (state.kind === 'editing' && next.kind !== 'editing') state.autosave.stop();
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get state() {
      return state;
    },
    enter,
    show: (content) => enter(showing(state, content)),
    keep: () => enter(keepInBrowser(state, storage, draft, edits)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    collectFrom(form) {
      handOn = form;
      return () => {
        handOn = () => {};
      };
    },
    collect: () => handOn(),
  };
}
