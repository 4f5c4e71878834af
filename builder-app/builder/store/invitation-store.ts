import { createAccessActions } from './access-actions.ts';
import { createCurrentState } from './current-state.ts';
import { createDraftingActions } from './drafting-actions.ts';
import { createEditingActions } from './editing-actions.ts';
import { createLoader } from './loading.ts';
import { createOpening } from './opening.ts';
import type { InvitationPorts, InvitationStore } from './store-contract.ts';
import { createTabDraft } from './tab-draft.ts';
import { createTabEdits } from './tab-edits.ts';

export function createInvitationStore(ports: InvitationPorts): InvitationStore {
  const { storage } = ports;
  const draft = createTabDraft(storage);
  const edits = createTabEdits(storage);
  const current = createCurrentState(storage, draft, edits);
  const load = createLoader(ports, current, draft, edits);
  const opening = createOpening(storage, current, draft, load);
  const draftActions = createDraftingActions(storage, current, draft, opening);

  async function start(): Promise<void> {
    if (current.state.kind !== 'starting') return;
    const access = ports.takeCredentials();
    if (!access) return opening.openDraft(null);
    const { credentials, isLinked } = access;
    if (!isLinked && draft.isBeside(credentials.invitationId))
      return opening.openDraft(credentials);
    await opening.openInvitation(credentials, null);
  }

  return {
    ...draftActions,
    ...createEditingActions(storage, current),
    ...createAccessActions(storage, current, draft, opening, load),
    get state() {
      return current.state;
    },
    subscribe: current.subscribe,
    collectFrom: current.collectFrom,
    collect: current.collect,
    start,
    edit(content) {
      const { state } = current;
      if (content === state.content) return;
      current.enter({ ...state, content });
      if (state.kind === 'editing') state.autosave.change(content);
      current.keep();
    },
    chooseTemplate(templateId) {
      // A click may come before the browser's storage has been read.
      void start();
      return draftActions.chooseTemplate(templateId);
    },
  };
}
