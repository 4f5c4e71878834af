/** What is used of the browser's storage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's local storage, asked for only when it is used: it is missing while pages are
 * pre-rendered, and some in-app browsers throw at the mere question.
 */
export const browserStorage: KeyStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
};
