export interface CoverIslandProps {
  /** Name of an event on `window` that tells other parts of the opening. */
  readonly announce?: string;
}

/**
 * Takes the guest from the cover into the page: to its top and, for those who do not see it, to its
 * first heading. An address that names a place in the page (`#rsvp`) leads there without a cover; its top
 * (`#home`) is what the cover lies on.
 */
export function enhanceCover(element: HTMLElement, { announce }: CoverIslandProps): () => void {
  const document = element.ownerDocument;
  const view = document.defaultView;
  const cover = element.querySelector<HTMLElement>('.cover');
  const page = element.querySelector<HTMLElement>('.cover-page');
  if (!view || !cover || !page) return () => {};

  const uncover = () => {
    cover.removeAttribute('open');
    if (announce !== undefined) view.dispatchEvent(new view.CustomEvent(announce));
  };
  const onSubmit = (event: Event) => {
    // Not left to the browser, so that those that know no dialog open it too.
    event.preventDefault();
    uncover();
    view.scrollTo({ top: 0, behavior: 'instant' });
    const heading = page.querySelector<HTMLElement>('h1') ?? page;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  const named = document.getElementById(view.location.hash.slice(1));
  if (!cover.hasAttribute('open')) {
    // Opened by the browser before this ran.
    uncover();
  } else if (named && named.id !== 'home' && page.contains(named)) {
    uncover();
    named.scrollIntoView({ behavior: 'instant' });
  }
  cover.addEventListener('submit', onSubmit);
  return () => cover.removeEventListener('submit', onSubmit);
}
