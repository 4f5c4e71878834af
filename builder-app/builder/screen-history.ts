import { pushStep } from '../site/open-dialogs.ts';
import { type BuilderTab, isBuilderTab } from './tabs.ts';

/** Makes a screen the next step of the tab's history, so that Back leads to the one before. */
export function pushScreen(screen: BuilderTab): void {
  pushStep({ screen });
}

/** Makes a screen the current step of the history: it was opened by the builder itself. */
export function replaceScreen(screen: BuilderTab): void {
  history.replaceState({ ...history.state, screen }, '');
}

/** Returns the screen of the current step, if one was opened; a reload keeps it. */
export function currentScreen(): BuilderTab | null {
  const screen: unknown = history.state?.screen;
  return typeof screen === 'string' && isBuilderTab(screen) ? screen : null;
}
