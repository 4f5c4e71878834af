/** Opens pictures in the lightbox, whose library is fetched when a guest first taps one. */
export function enhanceGallery(element: HTMLElement): () => void {
  let close: (() => void) | undefined;
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.gallery-link')];

  const onClick = (event: MouseEvent) => {
    // A guest who asks for a new tab or window gets one.
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target as Element;
    const opened = target.closest<HTMLAnchorElement>('.gallery-link');
    if (!opened) return;
    const index = links.indexOf(opened);
    event.preventDefault();
    import('./lightbox.ts').then(
      ({ openLightbox }) => {
        close = openLightbox(links, index);
      },
      () => opened.ownerDocument.defaultView?.location.assign(opened.href),
    );
  };

  element.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('click', onClick);
    close?.();
  };
}
