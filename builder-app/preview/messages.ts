import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** What builder and preview frame tell each other, both of the same origin and build. */
export type ToFrame =
  | { readonly kind: 'show'; readonly content: WeddingData; readonly slug: string }
  /** Brings a section into sight by its id on the page. */
  | { readonly kind: 'reveal'; readonly section: string };

export type FromFrame = { readonly kind: 'ready' };

/** Calls back with messages from one window of this origin; the answer ends that. */
export function onMessageFrom<T>(source: () => Window | null, handle: (message: T) => void) {
  const listener = (event: MessageEvent) => {
    if (event.origin !== location.origin || event.source !== source()) return;
    handle(event.data as T);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
