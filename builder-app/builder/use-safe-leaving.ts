import { useEffect } from 'react';
import { areUploading } from '../upload/use-uploads.ts';
import { isUnsaved } from './store/invitation-state.ts';
import type { InvitationStore } from './store/store-contract.ts';

/**
 * Saves at once when the tab is hidden (phones close hidden tabs without warning) and when the
 * connection returns; an invitation that could not be loaded is then loaded, and its edit saved.
 * Asks before the page is left while an edit is neither on the server nor stored, or pictures are
 * uploading. Input not handed over yet is collected however the page ends.
 */
export function useSafeLeaving(store: InvitationStore): void {
  useEffect(() => {
    const saveNow = () => void store.saveNow();
    const onOnline = () => {
      saveNow();
      if (!areUploading()) void store.reload();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      store.collect();
      if (isUnsaved(store.state) || areUploading()) event.preventDefault();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('beforeunload', onLeave);
    // Phones end a page without `beforeunload`.
    window.addEventListener('pagehide', store.collect);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', store.collect);
    };
  }, [store]);
}
