import { nearestToMiddle } from './nearest-to-middle.ts';

export interface BottomNavProps {
  /** Ids of the sections, in the order of the page. */
  readonly ids: readonly string[];
}

/**
 * Marks the link of the section nearest to the middle of the window (`aria-current`). Its links,
 * and the back-to-top link at the end of the page, scroll smoothly without adding history entries.
 */
export function enhanceBottomNav(element: HTMLElement, { ids }: BottomNavProps): () => void {
  const stops = ids.flatMap((id) => {
    const section = document.getElementById(id);
    const link = element.querySelector<HTMLAnchorElement>(`a[href="#${id}"]`);
    return section && link ? [{ section, link }] : [];
  });
  let frame: number | undefined;
  let current: HTMLAnchorElement | undefined;

  const mark = () => {
    frame = undefined;
    const boxes = stops.map(({ section }) => section.getBoundingClientRect());
    const next = stops[nearestToMiddle(boxes, innerHeight / 2)]?.link;
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
    if (next) showInList(next);
  };
  const onScroll = () => {
    frame ??= requestAnimationFrame(mark);
  };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('.bottom-nav-link, .back-to-top');
    const tapped = stops.find(({ section }) => link?.getAttribute('href') === `#${section.id}`);
    if (!tapped) return;
    event.preventDefault();
    goTo(tapped.section);
  };

  mark();
  // Captured, to see whatever scrolls: the window, or an element around a preview.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  addEventListener('resize', onScroll);
  document.addEventListener('click', onClick);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    document.removeEventListener('scroll', onScroll, { capture: true });
    removeEventListener('resize', onScroll);
    document.removeEventListener('click', onClick);
  };
}

/** Smooth through the page's `scroll-behavior`, which respects reduced motion. */
function goTo(section: HTMLElement): void {
  section.scrollIntoView();
  // Keyboard navigation continues from there.
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Scrolls the current link into view where the list itself scrolls (large text). */
function showInList(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.bottom-nav-list');
  if (!list || list.scrollWidth <= list.clientWidth) return;
  list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
