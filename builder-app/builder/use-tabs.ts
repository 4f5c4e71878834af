import { useEffect, useState } from 'react';
import { type InvitationState, isReady, isTemplateChosen } from './store/invitation-state.ts';
import { type BuilderTab, isBuilderTab } from './tabs.ts';

/** Tracks which screen is open, and leads to a single field of the form. */
export function useTabs(state: InvitationState) {
  const [tab, setTab] = useState<BuilderTab>('template');
  const [visited, setVisited] = useState<ReadonlySet<BuilderTab>>(new Set(['template']));
  const [target, setTarget] = useState<{ readonly path: string } | null>(null);
  const open = (next: string | null) => {
    if (!isBuilderTab(next)) return;
    setTab(next);
    setVisited((before) => new Set([...before, next]));
    // Each screen starts at its top; the form scrolls to its field by itself.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const isThere = isReady(state);
  // A visitor who has already chosen a template starts at the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when there is content
  useEffect(() => {
    if (isThere && isTemplateChosen(state) && tab === 'template') open('customize');
  }, [isThere]);
  const jump = (path: string) => {
    open('customize');
    setTarget({ path });
  };
  return { tab, visited, open, target, jump };
}
