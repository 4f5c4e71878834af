import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import {
  acceptCredentials,
  otherAccess,
  refuseCredentials,
  storedBeside,
} from '../../access/stored-access.ts';
import type { Credentials } from '../../api-client.ts';
import { ApiError } from '../../api-transport.ts';
import { type Autosave, type AutosaveStart, createAutosave } from '../../autosave/autosave.ts';
import type { CurrentState } from './current-state.ts';
import { startingPoint } from './fallback.ts';
import { waitingFor } from './invitation-state.ts';
import { keptAddresses, keptEdits } from './kept-contents.ts';
import { readSetAside } from './set-aside.ts';
import type { InvitationPorts } from './store-contract.ts';
import type { TabDraft } from './tab-draft.ts';
import type { TabEdits } from './tab-edits.ts';
import { denied, fallbackOf, unreachable } from './transitions.ts';

/**
 * Creates the function that loads an invitation and enters the state its response leads to. A
 * response that no state waits for changes nothing.
 */
export function createLoader(
  ports: InvitationPorts,
  current: CurrentState,
  draft: TabDraft,
  edits: TabEdits,
): (credentials: Credentials) => Promise<void> {
  const { storage } = ports;

  /** Returns the state that waits for the response, with what has been typed so far. */
  function waiting(credentials: Credentials) {
    current.collect();
    return waitingFor(current.state, credentials);
  }

  function opened(credentials: Credentials, loaded: LoadInvitationResponse) {
    const before = waiting(credentials);
    if (!before) return;
    const { invitationId } = credentials;
    const { cleanUrl } = loaded;
    acceptCredentials(storage, credentials);
    keptAddresses.write(storage, invitationId, cleanUrl);
    draft.comeBackTo(invitationId);
    const kept = edits.takeUp(invitationId);
    const { base, baseRevision, sent, content } = startingPoint(loaded, kept, fallbackOf(before));
    const start = { content: base, revision: baseRevision, sent };
    const autosave = startAutosave(credentials, start);
    current.enter({
      kind: 'editing',
      content,
      contentKey: before.contentKey + 1,
      credentials,
      cleanUrl,
      autosave,
      save: autosave.state,
      hasDraftBeside: draft.isMoreThan(content),
      setAside: readSetAside(storage, invitationId),
      other: otherAccess(storage),
    });
    if (content === base) {
      // The server has it already.
      if (kept) edits.settle(invitationId, base);
      return;
    }
    autosave.change(content);
    void autosave.saveNow();
  }

  function startAutosave(credentials: Credentials, start: AutosaveStart): Autosave {
    const autosave = createAutosave(start, ports.autosavePorts(credentials));
    autosave.subscribe(() => {
      const { state } = current;
      if (state.kind === 'editing') current.enter({ ...state, save: autosave.state });
      const { kind } = autosave.state.phase;
      if (kind === 'saved') edits.settle(credentials.invitationId, autosave.base.content);
      // The page may be closed before the response arrives.
      if (kind === 'saving') current.keep();
    });
    return autosave;
  }

  /** (spec) The failure is only logged. Nothing is saved until the invitation is loaded. */
  function notOpened(credentials: Credentials, error: ApiError) {
    const before = waiting(credentials);
    if (!before) return;
    console.error('The invitation could not be loaded', error);
    if (error.says(401, 403)) {
      refuseCredentials(storage, credentials);
      return current.enter(denied(before, draft.content(), storedBeside(storage, credentials)));
    }
    const kept = keptEdits.read(storage, credentials.invitationId);
    current.enter(unreachable(before, draft.content(), kept));
    current.keep();
  }

  return async (credentials) => {
    try {
      opened(credentials, await ports.load(credentials));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notOpened(credentials, error);
    }
  };
}
