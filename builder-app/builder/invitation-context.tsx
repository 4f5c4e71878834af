import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { browserStorage } from '../access/browser-storage.ts';
import { takeCredentials } from '../access/take-credentials.ts';
import { loadInvitation } from '../api-client.ts';
import { browserPorts } from '../autosave/browser-ports.ts';
import type { InvitationState } from './store/invitation-state.ts';
import { createInvitationStore } from './store/invitation-store.ts';
import type { InvitationStore } from './store/store-contract.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useSafeLeaving } from './use-safe-leaving.ts';

const StoreContext = createContext<InvitationStore | null>(null);

/** Provides the store of the invitation being edited; starts it once the page runs in a browser. */
export function InvitationProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createBrowserStore);
  useEffect(() => {
    void store.start();
  }, [store]);
  useSafeLeaving(store);
  useOtherTabs(store);
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useStore(): InvitationStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs an InvitationProvider above it');
  return store;
}

export function useInvitation(): InvitationState {
  const store = useStore();
  const read = () => store.state;
  return useSyncExternalStore(store.subscribe, read, read);
}

function createBrowserStore(): InvitationStore {
  return createInvitationStore({
    storage: browserStorage,
    takeCredentials: () => takeCredentials(window),
    load: (credentials) => loadInvitation(credentials),
    autosavePorts: browserPorts,
  });
}
