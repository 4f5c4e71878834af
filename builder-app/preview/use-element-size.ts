import { type RefObject, useEffect, useState } from 'react';

interface Size {
  /** CSS pixels, without padding; 0 until it was measured. */
  readonly width: number;
  readonly height: number;
}

/** Follows the size of an element's content box. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
