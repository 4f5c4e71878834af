import { useEffect, useEffectEvent, useState } from 'react';
import { currentScreen, pushScreen, replaceScreen } from './screen-history.ts';
import {
  type InvitationState,
  isLicensed,
  isReady,
  isTemplateChosen,
} from './store/invitation-state.ts';
import { type BuilderTab, isBuilderTab } from './tabs.ts';

/** Tracks which screen is open, and leads to a single field of the form. */
export function useTabs(state: InvitationState) {
  const [tab, setTab] = useState<BuilderTab>('template');
  const [visited, setVisited] = useState<ReadonlySet<BuilderTab>>(new Set(['template']));
  const [target, setTarget] = useState<{ readonly path: string } | null>(null);
  const show = (next: BuilderTab) => {
    setTab(next);
    setVisited((before) => new Set([...before, next]));
  };
  const open = (next: string | null) => {
    if (!isBuilderTab(next)) return;
    if (next !== tab) pushScreen(next);
    show(next);
    // Each screen starts at its top; the form itself scrolls to its field.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const follow = useEffectEvent(() => {
    const next = stepOf(state) ?? 'template';
    if (next !== tab) show(next);
  });
  useEffect(() => {
    const onStep = () => follow();
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);
  const isThere = isReady(state);
  // A reload keeps the screen; a visitor who has already chosen a template starts at the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when there is content
  useEffect(() => {
    if (!isThere || tab !== 'template') return;
    const kept = stepOf(state);
    if (kept) show(kept);
    else if (isTemplateChosen(state)) {
      replaceScreen('customize');
      show('customize');
    }
  }, [isThere]);
  const jump = (path: string) => {
    open('customize');
    setTarget({ path });
  };
  return { tab, visited, open, target, jump };
}

/** Returns the screen of the current step of the history, if that can be opened. */
function stepOf(state: InvitationState): BuilderTab | null {
  const screen = currentScreen();
  return screen === 'dashboard' && !isLicensed(state) ? null : screen;
}
