import { isBelowCover } from './below-cover.ts';

export interface CoverIslandProps {
  /** Name of an event that is dispatched on `window` when the cover opens. */
  readonly announce?: string;
}

/**
 * Makes the cover open at the top of the page, with the focus on its first heading for screen
 * readers. A URL with an anchor in the page (`#rsvp`) leads there without the cover; only the
 * page's top (`#home`) keeps it.
 */
export function enhanceCover(element: HTMLElement, { announce }: CoverIslandProps): () => void {
  const cover = element.querySelector<HTMLElement>('.cover');
  const page = element.querySelector<HTMLElement>('.cover-page');
  if (!cover || !page) return () => {};

  const uncover = () => {
    cover.removeAttribute('open');
    if (announce !== undefined) window.dispatchEvent(new CustomEvent(announce));
  };
  const onSubmit = (event: Event) => {
    // Not left to the browser, so that it also opens where dialogs are not supported.
    event.preventDefault();
    uncover();
    scrollTo({ top: 0, behavior: 'instant' });
    const heading = page.querySelector<HTMLElement>('h1') ?? page;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  const named = document.getElementById(location.hash.slice(1));
  if (!cover.hasAttribute('open')) {
    // Opened by the browser before this ran.
    uncover();
  } else if (named && isBelowCover(named)) {
    uncover();
    named.scrollIntoView({ behavior: 'instant' });
  }
  cover.addEventListener('submit', onSubmit);
  return () => cover.removeEventListener('submit', onSubmit);
}
