/**
 * The scripts that lie in a published page itself. Their texts are the same on every page: the policy
 * that pages are served with (Content-Security-Policy) allows them by their hashes, and nothing else
 * that lies in a page.
 */

/** Of the blocks that hold a font: its file in base64, and the faces that it is set as (`data-faces`). */
export const FACE_TYPE = 'font/woff2';

/**
 * Stands below the faces that lie in a page and sets them at once. A browser that is told of a face by
 * a rule reads it when it first lays out a letter of it, and does not wait for it: the first paint
 * would come without the names, which follow up to 0.3 s later on a phone.
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
 * Stands beside it: remembers what the guest pressed last, and when (`performance.now()`). On a slow
 * network a button can be seen long before the script that answers it; `mountIslands` presses again.
 */
export const PRESS_SCRIPT = `
addEventListener('click', ({ target, timeStamp }) => {
  self.lastPress = { target, timeStamp };
}, true);
`;

/**
 * Loads the script that its element names (`data-src`) once the guest sees something, so that no script
 * takes the line or the processor from the first paint. A page that is opened at one of its places, or again, needs it at once: what
 * was left out of the first layout must be laid out before the browser scrolls there for good. A
 * module, hence run when the whole page is there.
 *
 * It adds an element instead of calling import(), so that the page counts as loading until the script
 * has run.
 */
export const STARTER_SCRIPT = `
const { src } = document.querySelector('script[data-src]').dataset;
const start = () => {
  const script = Object.assign(document.createElement('script'), { type: 'module', src });
  document.head.append(script);
};
const [visit] = performance.getEntriesByType('navigation');
const isFirstView = visit?.type === 'navigate' && location.hash === '';
const Observer = self.PerformanceObserver;
if (isFirstView && Observer?.supportedEntryTypes?.includes('paint')) {
  const onPaint = (_, observer) => {
    observer.disconnect();
    start();
  };
  new Observer(onPaint).observe({ type: 'paint', buffered: true });
} else {
  start();
}
`;

export const PAGE_SCRIPTS = [FACES_SCRIPT, PRESS_SCRIPT, STARTER_SCRIPT] as const;
