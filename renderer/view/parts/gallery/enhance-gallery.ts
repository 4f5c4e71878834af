/** Opens pictures in the lightbox, whose library is loaded when a guest first taps one. */
export function enhanceGallery(element: HTMLElement): () => void {
  let open: typeof import('./lightbox.ts').openLightbox | undefined;
  let isLoading = false;
  let close: (() => void) | undefined;

  const onClick = async (event: MouseEvent) => {
    // A guest who asks for a new tab or window gets one.
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target as Element;
    const opened = target.closest<HTMLAnchorElement>('.gallery-link');
    if (!opened) return;
    event.preventDefault();
    // Not tried while offline: Firefox remembers a failed import for the lifetime of the page.
    if (isLoading || !(open || navigator.onLine)) return;
    isLoading = true;
    try {
      open ??= (await import('./lightbox.ts')).openLightbox;
      // Looked up now: a preview redraws the list while the couple edits it.
      const links = [...element.querySelectorAll<HTMLAnchorElement>('.gallery-link')];
      close = open(links, links.indexOf(opened));
    } catch {
      // In a new tab, so that the invitation stays, and with it a reply that waits for the network.
      window.open(opened.href, '_blank', 'noopener');
    }
    isLoading = false;
  };

  element.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('click', onClick);
    close?.();
  };
}
