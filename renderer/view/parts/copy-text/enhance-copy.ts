interface CopyProps {
  readonly text: string;
}

export const COPY_LABEL = 'Copy';
/** (spec) The button's label for two seconds after copying. */
const COPIED_LABEL = 'Copied!';
const COPIED_MS = 2000;

/** Makes the button copy the text and say so for a moment; a failure is only logged. */
export function enhanceCopy(element: HTMLElement, { text }: CopyProps): () => void {
  const button = element.querySelector<HTMLButtonElement>('.copy-button');
  const status = element.querySelector<HTMLElement>('.copy-status');
  // Not in the type: browsers offer no clipboard outside secure contexts.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!button || !clipboard) return () => {};
  const name = button.getAttribute('aria-label') ?? COPY_LABEL;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (copied: boolean) => {
    button.textContent = copied ? COPIED_LABEL : COPY_LABEL;
    button.setAttribute('aria-label', copied ? COPIED_LABEL : name);
    if (status) status.textContent = copied ? COPIED_LABEL : '';
  };
  const onClick = () => {
    clipboard.writeText(text).then(
      () => {
        clearTimeout(timer);
        show(true);
        timer = setTimeout(() => show(false), COPIED_MS);
      },
      (error: unknown) => console.error('The text could not be copied', error),
    );
  };

  button.hidden = false;
  button.addEventListener('click', onClick);
  return () => {
    clearTimeout(timer);
    show(false);
    button.hidden = true;
    button.removeEventListener('click', onClick);
  };
}
