/** (spec) How long each picture stays. */
const SLIDE_MS = 3000;
/**
 * Milliseconds after a turn until the next picture is requested: a slow phone would take long for a
 * frame that shows one picture and lays out another.
 */
const REQUEST_MS = 1000;

/**
 * Rotates the slides while they are in view and not paused. A picture is shown only once it has
 * loaded; one that cannot be loaded is skipped.
 */
export function enhanceSlideshow(element: HTMLElement): () => void {
  const slides = [...element.querySelectorAll<HTMLElement>('.slide')];
  const toggle = element.querySelector<HTMLButtonElement>('.slideshow-toggle');
  if (!toggle || slides.length < 2) return () => {};

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = 0;
  let paused = false;
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = () => {
    const next = nextSlide(slides, shown);
    if (isThere(slides[next])) {
      slides[shown]?.removeAttribute('data-shown');
      slides[next]?.setAttribute('data-shown', '');
      shown = next;
    }
    run();
  };
  const request = () => {
    slides[nextSlide(slides, shown)]?.removeAttribute('hidden');
    timer = setTimeout(turn, SLIDE_MS - REQUEST_MS);
  };
  const run = () => {
    clearTimeout(timer);
    if (paused || !inView || document.hidden || stillness.matches) return;
    timer = setTimeout(request, REQUEST_MS);
  };
  const onToggle = () => {
    paused = !paused;
    toggle.toggleAttribute('data-paused', paused);
    toggle.setAttribute('aria-label', paused ? 'Play slideshow' : 'Pause slideshow');
    run();
  };
  const onStillness = () => {
    toggle.hidden = stillness.matches;
    run();
  };

  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    run();
  });
  observer.observe(element);
  onStillness();
  toggle.addEventListener('click', onToggle);
  document.addEventListener('visibilitychange', run);
  stillness.addEventListener('change', onStillness);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    toggle.removeEventListener('click', onToggle);
    document.removeEventListener('visibilitychange', run);
    stillness.removeEventListener('change', onStillness);
  };
}

/** Returns the next slide whose picture has not failed; `shown` itself when no other is left. */
function nextSlide(slides: readonly HTMLElement[], shown: number): number {
  for (let step = 1; step < slides.length; step += 1) {
    const index = (shown + step) % slides.length;
    if (!slides[index]?.querySelector('.picture--failed')) return index;
  }
  return shown;
}

function isThere(slide: HTMLElement | undefined): boolean {
  const image = slide?.querySelector('img');
  return image?.complete === true && image.naturalWidth > 0;
}
