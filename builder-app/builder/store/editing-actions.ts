import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { editable } from '../../customize/empty-entries.ts';
import type { CurrentState } from './current-state.ts';
import { addVersion, changeSetAside, removeVersion } from './set-aside.ts';
import type { InvitationStore } from './store-contract.ts';

type EditingActions = Pick<
  InvitationStore,
  'adopt' | 'saveNow' | 'resolveConflict' | 'bringBack' | 'discardVersion'
>;

/** What can be done with the invitation that is being edited; nothing happens in other states. */
export function createEditingActions(storage: KeyStorage, current: CurrentState): EditingActions {
  const { enter, show, keep, collect } = current;

  function setAside(change: (versions: readonly WeddingData[]) => WeddingData[]) {
    const { state } = current;
    if (state.kind !== 'editing') return;
    const { invitationId } = state.credentials;
    enter({ ...state, setAside: changeSetAside(storage, invitationId, state.setAside, change) });
  }

  return {
    adopt(loaded) {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return false;
      const content = editable(loaded.weddingData);
      if (!state.autosave.adopt(content, loaded.revision)) return false;
      show(content);
      return true;
    },
    async saveNow() {
      collect();
      const { state } = current;
      if (state.kind === 'editing') await state.autosave.saveNow();
    },
    resolveConflict(choice) {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return false;
      const { content, lost } = state.autosave.resolve(choice);
      show(editable(content));
      if (lost) setAside(addVersion(lost));
      return lost !== null;
    },
    bringBack(version) {
      collect();
      const { state } = current;
      if (state.kind !== 'editing') return;
      const others = removeVersion(version);
      setAside((versions) => addVersion(state.content)(others(versions)));
      const content = editable(version);
      show(content);
      state.autosave.change(content);
      keep();
      void state.autosave.saveNow();
    },
    discardVersion: (version) => setAside(removeVersion(version)),
  };
}
