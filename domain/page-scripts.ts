/**
 * The inline scripts of a published page. Their text is the same on every page, because the pages'
 * Content-Security-Policy allows inline scripts only by their hashes. They are here because the
 * renderer writes them and the api allows them.
 */

/** Type of the blocks that hold a font: its file in base64, with its font faces in `data-faces`. */
export const FACE_TYPE = 'font/woff2';

/**
 * Registers the fonts inlined above it at once. A browser that learns of a face from a CSS rule
 * decodes it only when it first lays out a letter in it, and does not wait for it: the first paint
 * would lack the names, which would follow up to 0.3 s later on a phone.
 */
export const FACES_SCRIPT = `
for (const { dataset, text } of document.querySelectorAll('script[type="${FACE_TYPE}"]')) {
  const font =
    Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  for (const face of JSON.parse(dataset.faces)) {
    document.fonts.add(new FontFace(face.family, font, face));
  }
}
`;

/**
 * Records what the guest last pressed, and when (on the clock of `performance.now()`). On a slow
 * network a button can be seen long before the script behind it has loaded; `mountIslands` then
 * presses it again. It also tells styles by classes what nobody needs yet: ornaments before the
 * first paint (`unpainted`, see `STARTER_SCRIPT`), parts far below before the guest scrolls
 * (`unmoved`).
 */
export const PRESS_SCRIPT = `
addEventListener('click', ({ target, timeStamp }) => {
  self.lastPress = { target, timeStamp };
}, true);
const { classList } = document.documentElement;
classList.add('unpainted', 'unmoved');
addEventListener('scroll', () => classList.remove('unmoved'));
`;

/**
 * Loads the script named in its element's `data-src` once something has been painted, so that no
 * script competes with the first paint for the network or the processor. A page opened at an
 * anchor, reloaded or reached through the history needs it at once: parts left out of the first
 * layout must be laid out before the browser settles its scroll position. It is a module, so it
 * runs once the whole page is parsed.
 *
 * It adds an element instead of calling import(), so that the page counts as loading until the
 * script has run. At the same time it tells styles to request the ornaments in files.
 */
export const STARTER_SCRIPT = `
const { classList } = document.documentElement;
const { src } = document.querySelector('script[data-src]').dataset;
const start = () => {
  const script = Object.assign(document.createElement('script'), { type: 'module', src });
  document.head.append(script);
  classList.remove('unpainted');
};
const [visit] = performance.getEntriesByType('navigation');
if (self.PerformancePaintTiming && visit?.type === 'navigate' && !location.hash) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else {
  start();
}
`;

export const PAGE_SCRIPTS = [FACES_SCRIPT, PRESS_SCRIPT, STARTER_SCRIPT] as const;

/**
 * SHA-256 of each earlier text of these scripts, in base64. A page keeps its scripts until it is
 * made anew, so the policy must go on allowing them: whoever changes a script adds its former hash.
 */
export const FORMER_SCRIPT_HASHES = [
  'LK/vlOy0mj5inZ1+EfHZEZAWPZRwFyZPpd7xOFlUfII=',
  'nHd5wm40hTseJsZ8nl/iSYLvh0hV2rCeTsrx5Yjt7Iw=',
  'jjjtr3UZeoP0AaHLYZMG9iZcYuyuwwaviCKP/ETiPVk=',
  'nFG2+kRkVpwsiXAFfLBd1eplZIna7hURS7qzYc2bI2I=',
  'K2sWtcJrGaekblTQbCHJ1dKjTi+fqUFRjFruSZ6CZRM=',
  '44SUeoDCKy+BIEsl3rkvFF9du2nJAlGX21u5pICTXRg=',
  '7HiKgRGwWZwTGwFdaN46yLOmKuiNfACSVvSCc3/cGzw=',
] as const;
