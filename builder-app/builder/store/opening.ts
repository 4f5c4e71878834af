import type { KeyStorage } from '../../access/browser-storage.ts';
import type { Credentials } from '../../api-client.ts';
import type { CurrentState } from './current-state.ts';
import type { Fallback } from './fallback.ts';
import { keptAddresses } from './kept-contents.ts';
import type { TabDraft } from './tab-draft.ts';
import { drafting } from './transitions.ts';

/** Puts another content on the screen: an invitation or the draft. */
export interface Opening {
  openInvitation(credentials: Credentials, fallback: Fallback | null): Promise<void>;
  /** Enters the draft; `known` is the access to an invitation that stays available. */
  openDraft(known: Credentials | null): void;
}

export function createOpening(
  storage: KeyStorage,
  current: CurrentState,
  draft: TabDraft,
  load: (credentials: Credentials) => Promise<void>,
): Opening {
  return {
    async openInvitation(credentials, fallback) {
      const { content, contentKey } = current.state;
      const cleanUrl = keptAddresses.read(storage, credentials.invitationId);
      current.enter({ kind: 'loading', content, contentKey, credentials, cleanUrl, fallback });
      // Text being typed belongs to this invitation; it must not replace another tab's draft.
      current.collect();
      await load(credentials);
    },
    openDraft: (known) => current.enter(drafting(current.state, draft.open(), known)),
  };
}
