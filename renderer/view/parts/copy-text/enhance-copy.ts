interface CopyProps {
  readonly text: string;
}

export const COPY_LABEL = 'Copy';
/** (spec) What the button says instead for two seconds. */
const COPIED_LABEL = 'Copied!';
const COPIED_MS = 2000;

/** Puts the text on the guest's clipboard and says so for a moment; a failure is only logged. */
export function enhanceCopy(element: HTMLElement, { text }: CopyProps): () => void {
  const button = element.querySelector<HTMLButtonElement>('.copy-button');
  const status = element.querySelector<HTMLElement>('.copy-status');
  const clipboard = element.ownerDocument.defaultView?.navigator.clipboard;
  // Browsers offer no clipboard on pages without a secure connection.
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
