import type { KeyStorage } from '../../access/browser-storage.ts';
import {
  forgetCredentials,
  forgetOtherAccess,
  storeCredentials,
  storedBeside,
  storeLinked,
} from '../../access/stored-access.ts';
import type { Credentials } from '../../api-client.ts';
import type { CurrentState } from './current-state.ts';
import { newFallback } from './fallback.ts';
import { keptAddresses, keptEdits, keptVersions } from './kept-contents.ts';
import type { Opening } from './opening.ts';
import type { InvitationStore } from './store-contract.ts';
import type { TabDraft } from './tab-draft.ts';

type AccessActions = Pick<
  InvitationStore,
  'activated' | 'reload' | 'leave' | 'openKnown' | 'openOther' | 'forgetOther'
>;

/** What grants, uses or gives up the access to an invitation. */
export function createAccessActions(
  storage: KeyStorage,
  current: CurrentState,
  draft: TabDraft,
  opening: Opening,
  load: (credentials: Credentials) => Promise<void>,
): AccessActions {
  const { enter, keep, collect } = current;
  return {
    async activated({ invitationId, dashboardToken, cleanUrl }) {
      const credentials = { invitationId, token: dashboardToken };
      storeCredentials(storage, credentials);
      draft.clear();
      keptAddresses.write(storage, invitationId, cleanUrl);
      const { content, contentKey } = current.state;
      const fallback = newFallback(content, 'activation');
      enter({ kind: 'activated', content, contentKey, credentials, cleanUrl, fallback });
      await load(credentials);
    },
    async reload() {
      const { state } = current;
      if (state.kind === 'unreachable') await load(state.credentials);
    },
    leave() {
      const { state } = current;
      if (state.kind !== 'denied') return;
      const { credentials } = state;
      const { invitationId } = credentials;
      // Another tab may have opened a valid link since this one was refused.
      const known = storedBeside(storage, credentials) ?? forgetCredentials(storage);
      if (invitationId !== known?.invitationId) {
        keptEdits.clear(storage, invitationId);
        keptAddresses.clear(storage, invitationId);
        keptVersions.write(storage, invitationId, []);
      }
      opening.openDraft(known);
      if (known) keep();
    },
    async openKnown() {
      collect();
      const { state } = current;
      const known = state.kind === 'drafting' || state.kind === 'denied' ? state.known : null;
      if (known) await opening.openInvitation(known, null);
    },
    async openOther() {
      collect();
      const { state } = current;
      if (state.kind !== 'editing' || !state.other) return;
      void state.autosave.saveNow();
      storeLinked(storage, state.other);
      await opening.openInvitation(state.other, null);
    },
    forgetOther() {
      forgetOtherAccess(storage);
      const { state } = current;
      if (state.kind === 'editing') enter({ ...state, other: null });
    },
  };
}
