/**
 * The one script that lies in a published page itself: it loads the script that the page names
 * (`<link rel="modulepreload">`) once the guest sees something, so that no script takes the processor
 * from the first paint. A page that is opened at one of its places, or again, needs it at once: what
 * was left out of the first layout must be laid out before the browser scrolls there for good. A
 * module, hence run when the whole page is there.
 *
 * Its text is the same on every page: the policy that pages are served with
 * (Content-Security-Policy) allows it by its hash, and nothing else that lies in a page.
 */
export const PAGE_STARTER =
  'const{href}=document.querySelector("link[rel=modulepreload]"),' +
  // An element and not import(): the page counts as loading until it has run.
  'start=()=>document.head.append(Object.assign(document.createElement("script"),{type:"module",src:href})),' +
  '[visit]=performance.getEntriesByType("navigation"),' +
  'Observer=self.PerformanceObserver;' +
  'location.hash||visit?.type!=="navigate"||!Observer?.supportedEntryTypes?.includes("paint")' +
  '?start()' +
  ':new Observer((_,observer)=>{observer.disconnect();start()}).observe({type:"paint",buffered:true})';
