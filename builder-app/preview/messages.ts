import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** Messages from the builder to its preview frame; both have the same origin and build. */
export type ToFrame =
  | { readonly kind: 'show'; readonly content: WeddingData; readonly slug: string }
  /** Scrolls to a section, given by its id on the page. */
  | { readonly kind: 'reveal'; readonly section: string };

export type FromFrame =
  /** It waits for what to show. */
  | { readonly kind: 'ready' }
  /** The invitation is on the screen. */
  | { readonly kind: 'drawn' };

/** Handles messages from one window of this origin; returns a function that stops this. */
export function onMessageFrom<T>(source: () => Window | null, handle: (message: T) => void) {
  const listener = (event: MessageEvent) => {
    if (event.origin !== location.origin || event.source !== source()) return;
    handle(event.data as T);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
