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
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Pixels from one pair to the next. */
  const step = () => row.clientWidth + (Number.parseFloat(getComputedStyle(row).columnGap) || 0);
  const current = () =>
    row.scrollLeft + row.clientWidth >= row.scrollWidth - 2 && row.scrollWidth > row.clientWidth
      ? slides - 1
      : Math.round(row.scrollLeft / (step() || 1));
  const show = (slide: number) => {
    row.scrollLeft = ((slide + slides) % slides) * step();
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
      if (!rests()) show(current() + 1);
    }, ROTATION_MS);
  };
  const tell = () => {
    place.textContent = `${current() + 1} / ${slides}`;
    pause.textContent = paused ? 'Play' : 'Pause';
    pause.hidden = calm.matches;
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (button === pause) paused = !paused;
    else if (button?.dataset.step) show(current() + Number(button.dataset.step));
    tell();
    restart();
  };
  const onTouch = (event: Event) => {
    touched = event.type === 'touchstart';
    restart();
  };

  pager.hidden = false;
  pager.addEventListener('click', onClick);
  row.addEventListener('scroll', tell, { passive: true });
  for (const type of TOUCHES) row.addEventListener(type, onTouch, { passive: true });
  tell();
  restart();
  return () => {
    clearInterval(timer);
    pager.hidden = true;
    pager.removeEventListener('click', onClick);
    row.removeEventListener('scroll', tell);
    for (const type of TOUCHES) row.removeEventListener(type, onTouch);
  };
}

const TOUCHES = ['touchstart', 'touchend', 'touchcancel'] as const;
