/**
 * While a dialog is open, the history of the tab has one step more, so that Back closes the dialog
 * and leaves the page below it alone.
 */

/** What closes each open dialog, the uppermost last. */
const open: (() => void)[] = [];
/** True from going back over the dialogs' step until the browser has arrived. */
let isLeaving = false;

/** Counts a dialog as open, until the returned function is called. */
export function dialogOpened(close: () => void): () => void {
  open.push(close);
  addStep();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Another dialog may take its place in the same moment.
    queueMicrotask(removeStep);
  };
}

/** Returns whether a dialog is open; one that fades out is not. */
export const isDialogOpen = (): boolean => open.length > 0;

/** Adds a step to the history. If a closing dialog leaves one behind, that one is used. */
export function pushStep(state: object): void {
  const step = { ...history.state, isDialog: false, ...state };
  if (isDialogStep()) history.replaceState(step, '');
  else history.pushState(step, '');
}

const isDialogStep = (): boolean => history.state?.isDialog === true;

function addStep(): void {
  if (isLeaving) return;
  window.addEventListener('popstate', onStep);
  // Going back must not scroll the page, which may have scrolled to a field since.
  history.scrollRestoration = 'manual';
  // A dialog that was open before a reload has left its step, and nobody who listens.
  if (!isDialogStep()) pushStep({ isDialog: true });
}

function removeStep(): void {
  if (open.length > 0 || isLeaving || !isDialogStep()) return;
  isLeaving = true;
  history.back();
}

function onStep(): void {
  if (isLeaving) {
    isLeaving = false;
    settle();
  } else if (open.length > 0 && !isDialogStep()) {
    open.at(-1)?.();
    queueMicrotask(settle);
  }
}

/** Adds the step again for dialogs that are still open. */
function settle(): void {
  if (open.length > 0) addStep();
  else history.scrollRestoration = 'auto';
}
