import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the newest `handle`, long after an event too. */
export function useLatest<A extends unknown[]>(handle: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
