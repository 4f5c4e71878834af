interface GalleryPairsProps {
  /** Number of pairs of pictures. */
  readonly slides: number;
}

/** (spec) How long a pair stays on phones. */
const ROTATION_MS = 4000;
/** (spec) Matches windows that count as phones. */
const PHONE = '(max-width: 47.99rem)';
const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Moves a row of pictures on by a pair every four seconds, wrapping around, on phones only. It
 * rests while the guest touches it, has keyboard focus in it, has paused it, has hidden the page,
 * or prefers reduced motion.
 */
export function enhanceGalleryPairs(
  element: HTMLElement,
  { slides }: GalleryPairsProps,
): () => void {
  const row = element.querySelector<HTMLElement>('.gallery');
  const pager = element.querySelector<HTMLElement>('.gallery-pager');
  const place = element.querySelector<HTMLElement>('.pager-place');
  const pause = element.querySelector<HTMLButtonElement>('.pager-pause');
  if (!row || !pager || !place || !pause) return () => {};
  const phone = matchMedia(PHONE);
  const calm = matchMedia(CALM);
  let paused = calm.matches;
  let touched = false;
  /** The pair that the row is still scrolling to: the next press counts from there. */
  let headedFor: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Pixels from one pair to the next. */
  const step = () => row.clientWidth + (Number.parseFloat(getComputedStyle(row).columnGap) || 0);
  const shown = () =>
    row.scrollLeft + row.clientWidth >= row.scrollWidth - 2 && row.scrollWidth > row.clientWidth
      ? slides - 1
      : Math.round(row.scrollLeft / (step() || 1));
  const goOn = (by: number) => {
    headedFor = ((headedFor ?? shown()) + by + slides) % slides;
    row.scrollLeft = headedFor * step();
  };
  const rests = () =>
    paused ||
    touched ||
    calm.matches ||
    !phone.matches ||
    document.hidden ||
    element.querySelector(':focus-visible');
  const restart = () => {
    clearInterval(timer);
    timer = setInterval(() => {
      if (!rests()) goOn(1);
    }, ROTATION_MS);
  };
  const tell = () => {
    place.textContent = `${shown() + 1} / ${slides}`;
    pause.textContent = paused ? 'Play' : 'Pause';
    pause.hidden = calm.matches;
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (button === pause) paused = !paused;
    else if (button?.dataset.step) goOn(Number(button.dataset.step));
    tell();
    restart();
  };
  const onScroll = () => {
    if (shown() === headedFor) headedFor = undefined;
    tell();
  };
  const onTouch = (event: Event) => {
    headedFor = undefined;
    touched = event.type === 'touchstart';
    restart();
  };

  pager.hidden = false;
  pager.addEventListener('click', onClick);
  row.addEventListener('scroll', onScroll, { passive: true });
  for (const type of TOUCHES) row.addEventListener(type, onTouch, { passive: true });
  tell();
  restart();
  return () => {
    clearInterval(timer);
    pager.hidden = true;
    pager.removeEventListener('click', onClick);
    row.removeEventListener('scroll', onScroll);
    for (const type of TOUCHES) row.removeEventListener(type, onTouch);
  };
}

const TOUCHES = ['touchstart', 'touchend', 'touchcancel'] as const;
