import { useEffect } from 'react';
import { keptDraft } from './store/kept-contents.ts';
import type { InvitationStore } from './store/store-contract.ts';

/**
 * Keeps a draft that is open in two tabs in sync. A background tab may receive the event late or
 * not at all, so it also checks when it becomes visible.
 */
export function useOtherTabs(store: InvitationStore): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keptDraft.key) void store.follow();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void store.follow();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [store]);
}
