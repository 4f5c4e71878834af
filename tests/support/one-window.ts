import { beforeAll } from 'vitest';

/** Files of one worker share a window, and what they import: each finds it as a browser opens it. */
beforeAll(() => {
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
