/**
 * The one script that lies in a published page itself: it loads the script that the page names
 * (`<link rel="modulepreload">`) once the guest sees something, so that no script takes the processor
 * from the first paint. A page that is opened at one of its places, or again, needs it at once: what
 * was left out of the first layout must be laid out before the browser scrolls there for good. A
 * module, hence run when the whole page is there.
 *
 * Its text is the same on every page: the policy that pages are served with
 * (Content-Security-Policy) allows it by its hash, and nothing else that lies in a page. It adds an
 * element instead of calling import(), so that the page counts as loading until the script has run.
 */
export const PAGE_STARTER = `
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
