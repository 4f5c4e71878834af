import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and calls the newest `handle`: for what outlives a drawing. */
export function useLatest<A extends unknown[]>(handle: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
