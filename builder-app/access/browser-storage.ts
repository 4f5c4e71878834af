/** The methods of the browser's storage that the builder uses. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's local storage, accessed only on use: it does not exist while pages are
 * pre-rendered, and some in-app browsers throw on any access to `window.localStorage`.
 */
export const browserStorage: KeyStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
};
