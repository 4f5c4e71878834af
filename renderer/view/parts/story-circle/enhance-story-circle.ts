import { closeByBack } from '../overlay/close-by-back.ts';

/**
 * Makes the circle of dots work: each opens its entry in a dialog with Previous, Next (wrapping
 * around) and "n of total". Entries are copied from the list, which stays for narrow screens and
 * print. `data-ready` tells a preview's style sheet to show the circle instead of the list; a
 * published page does so as soon as its loader runs (`.js`), and undoes it if this script fails to
 * load.
 */
export function enhanceStoryCircle(element: HTMLElement): () => void {
  const dialog = element.querySelector<HTMLDialogElement>('.story-dialog');
  const page = element.querySelector<HTMLElement>('.story-page');
  const count = element.querySelector<HTMLElement>('.story-count');
  const orbit = element.querySelector<HTMLElement>('.orbit');
  const pause = element.querySelector<HTMLButtonElement>('.orbit-pause');
  // Browsers without dialogs keep the list.
  if (!dialog || !page || !count || !orbit || !pause || !('showModal' in dialog)) return () => {};
  let index = 0;

  const show = (wanted: number) => {
    // Looked up now: a preview redraws the list while the couple edits it.
    const entries = element.querySelectorAll('.story-entry');
    index = (wanted + entries.length) % entries.length;
    const entry = entries[index];
    if (!entry) return;
    // Never shorter than those before it, so that Next does not slip away from under the pointer, to
    // where the next click is on the backdrop. It is 0 while the dialog is closed.
    page.style.minHeight = `${page.offsetHeight}px`;
    page.replaceChildren(...[...entry.children].map((child) => child.cloneNode(true)));
    dialog.scrollTop = 0;
    count.textContent = `${index + 1} of ${entries.length}`;
  };
  const onClick = (event: MouseEvent) => {
    // A click on the dialog itself, not on its content, is on the backdrop. Not the second of a
    // double click, which may have opened it.
    if (event.target === dialog && event.detail < 2) return dialog.close();
    const button = (event.target as Element).closest('button');
    if (!button) return;
    if (button.dataset.index !== undefined) {
      show(Number(button.dataset.index));
      dialog.showModal();
      const leave = closeByBack(() => dialog.close());
      dialog.addEventListener('close', leave, { once: true });
    } else if (button.dataset.step !== undefined) {
      show(index + Number(button.dataset.step));
    } else if (button === pause) {
      const paused = orbit.toggleAttribute('data-paused');
      pause.textContent = paused ? 'Resume' : 'Pause';
    } else {
      dialog.close();
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  };

  element.setAttribute('data-ready', '');
  element.addEventListener('click', onClick);
  dialog.addEventListener('keydown', onKey);
  return () => {
    element.removeAttribute('data-ready');
    element.removeEventListener('click', onClick);
    dialog.removeEventListener('keydown', onKey);
    if (dialog.open) dialog.close();
  };
}
