import { beforeAll } from 'vitest';

/** Resets the window to that of a new tab: a worker's files share it, along with their imports. */
beforeAll(() => {
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // jsdom does not scroll: it says so at each call or lacks the method. It lays nothing out, so
  // nothing is at a point.
  window.scrollBy = () => {};
  Element.prototype.scrollIntoView = () => {};
  document.elementFromPoint = () => null;
  // Nor does it load faces.
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve() });
  Object.defineProperty(document, 'fonts', { configurable: true, get: () => fonts });
});
