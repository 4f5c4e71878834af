import { vi } from 'vitest';

/** Has every observed element lie in the window, until the end of the test: jsdom has no layout. */
export function putAllInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}
