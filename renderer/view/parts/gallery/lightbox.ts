import PhotoSwipe, { type PhotoSwipeEventsMap, type SlideData } from 'photoswipe';
import styles from 'photoswipe/style.css?inline';
import { addStyles } from '../overlay/add-styles.ts';
import { closeByBack } from '../overlay/close-by-back.ts';
import captionStyles from './lightbox.css?inline';

/** A tap or click that comes sooner belongs to the one that opened the lightbox. */
const DOUBLE_TAP_MS = 400;
const TAPS = ['bgClickAction', 'imageClickAction', 'tapAction'] as const;

/**
 * Shows the pictures behind `links` full screen, starting at `index`. Wraps around; Escape and Back
 * close, arrow keys move, the page behind does not scroll. Returns a function that closes it.
 */
export function openLightbox(links: readonly HTMLAnchorElement[], index: number): () => void {
  const forget = addStyles(styles + captionStyles);
  const slides = links.map(toSlide);
  // Safari gives a tapped link no focus. The library would return it to what had it before, which
  // may be at the top of the page.
  links[index]?.focus({ preventScroll: true });
  const pswp = new PhotoSwipe({
    // Two slides do not wrap around in the library; four do.
    dataSource: slides.length === 2 ? [...slides, ...slides] : slides,
    index,
    loop: true,
    counter: false,
    zoom: false,
    tapAction: (_, { target }) => {
      // By default the library only toggles the controls, wherever a guest taps.
      if (isBackdrop(target)) pswp.close();
      else pswp.element?.classList.toggle('pswp--ui-visible');
    },
    bgOpacity: 1,
    // Where there is height to spare, captions of one or two lines fit below the picture.
    paddingFn: ({ y }) => ({ top: y < 600 ? 0 : 56, bottom: y < 600 ? 0 : 88, left: 0, right: 0 }),
    closeTitle: 'Close',
    arrowPrevTitle: 'Previous',
    arrowNextTitle: 'Next',
    showHideAnimationType: reducedMotion() ? 'none' : 'fade',
  });
  showCaptions(pswp, links);
  ignoreDoubleTap(pswp);
  pswp.on('contentLoadImage', takeOwnSize);
  pswp.on('destroy', forget);
  stopScrolling(pswp);
  pswp.init();
  hidePageBehind(pswp, links);
  takeFont(pswp, links);
  const close = () => {
    pswp.close();
    // The library ignores `close` while it fades in.
    pswp.on('openingAnimationEnd', () => pswp.close());
  };
  pswp.on('close', closeByBack(close));
  return close;
}

/** Shows below each picture its caption or, without one, its position. */
function showCaptions(pswp: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      order: 9,
      onInit: (element) => {
        element.setAttribute('dir', 'auto');
        element.setAttribute('aria-live', 'polite');
        pswp.on('change', () => {
          element.textContent = captionOf(links, pswp.currIndex);
        });
      },
    });
  });
}

/** Keeps the second of a double tap, whose first opened the lightbox, from closing it. */
function ignoreDoubleTap(pswp: PhotoSwipe): void {
  const openedAt = performance.now();
  for (const tap of TAPS) {
    pswp.on(tap, (event) => {
      if (event.originalEvent.timeStamp - openedAt < DOUBLE_TAP_MS) event.preventDefault();
    });
  }
}

/** The page keeps the width that it has beside a scrollbar, or it would jump as the pictures fade. */
function stopScrolling(pswp: PhotoSwipe): void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  pswp.on('destroy', () => {
    Object.assign(style, { overflow, paddingRight });
  });
}

/**
 * Makes the open lightbox the only thing to be read out: the library makes it a dialog without an
 * accessible name, and leaves the page readable.
 */
function hidePageBehind(pswp: PhotoSwipe, [link]: readonly HTMLAnchorElement[]): void {
  const behind = link?.closest('.invitation');
  behind?.setAttribute('inert', '');
  // The library gives the focus back to a picture before it tells others that it is gone.
  pswp.on('close', () => behind?.removeAttribute('inert'));
  pswp.element?.setAttribute('aria-label', 'Pictures');
  pswp.element?.setAttribute('aria-modal', 'true');
}

/** It is outside the invitation's element, so its captions do not inherit the font. */
function takeFont(pswp: PhotoSwipe, [link]: readonly HTMLAnchorElement[]): void {
  if (link && pswp.element) pswp.element.style.fontFamily = getComputedStyle(link).fontFamily;
}

/** Returns true for the area beside a picture, by the library's class names. */
function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('.pswp__item, .pswp__zoom-wrap');
}

function toSlide(link: HTMLAnchorElement): SlideData {
  const thumbnail = link.querySelector('img');
  const stored = thumbnail?.srcset;
  const attribute = (name: string) => Number(thumbnail?.getAttribute(name));
  return {
    src: link.href,
    ...(stored ? { srcset: stored } : {}),
    // The attributes give an upload's real size; for a foreign picture see `takeOwnSize`.
    width: (stored ? attribute('width') : thumbnail?.naturalWidth) || 1600,
    height: (stored ? attribute('height') : thumbnail?.naturalHeight) || 1200,
    alt: thumbnail?.alt ?? '',
    ...(thumbnail ? { msrc: thumbnail.currentSrc } : {}),
  };
}

/** Sets the size of a foreign picture, which is known only once it has loaded. */
function takeOwnSize({ content }: PhotoSwipeEventsMap['contentLoadImage']): void {
  const { data, element } = content;
  if (data.srcset || !(element instanceof HTMLImageElement)) return;
  element.addEventListener('load', () => {
    const { naturalWidth: width, naturalHeight: height } = element;
    if (width === 0 || height === 0) return;
    Object.assign(content, { width, height });
    if (content.slide) Object.assign(content.slide, { width, height }).resize();
  });
}

function captionOf(links: readonly HTMLAnchorElement[], currentIndex: number): string {
  const index = currentIndex % links.length;
  const caption = links[index]?.parentElement?.querySelector('.gallery-caption')?.textContent;
  return caption || `${index + 1} / ${links.length}`;
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
