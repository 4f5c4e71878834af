/**
 * The scripts that lie in a published page itself. Their texts are the same on every page: the policy
 * that pages are served with (Content-Security-Policy) allows them by their hashes, and nothing else
 * that lies in a page.
 */

/**
 * Stands below the style sheet: reads the faces that lie in it (`font-display: block`) while the rest
 * of the page is still to come. A browser reads a face when it first lays out a letter of it, and does
 * not wait for it: the first paint would come without the names, which follow up to 0.3 s later on a
 * phone.
 */
export const FACES_SCRIPT = `
document.fonts?.forEach((face) => {
  if (face.display === 'block') face.load();
});
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
 * Loads the script that the page names
 * (`<link rel="modulepreload">`) once the guest sees something, so that no script takes the processor
 * from the first paint. A page that is opened at one of its places, or again, needs it at once: what
 * was left out of the first layout must be laid out before the browser scrolls there for good. A
 * module, hence run when the whole page is there.
 *
 * It adds an element instead of calling import(), so that the page counts as loading until the script
 * has run.
 */
export const STARTER_SCRIPT = `
const { href } = document.querySelector('link[rel=modulepreload]');
const start = () => {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: href });
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
