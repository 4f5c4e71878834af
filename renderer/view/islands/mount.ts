import { holdReply } from '../parts/rsvp/hold-reply.ts';
import { ISLANDS, type IslandDefinition } from './registry.ts';

/** Distance from the window at which an island wakes: about one phone screen. */
const NEAR = '900px 0px';

/** A guest who pressed a button longer ago than this has moved on. */
const PATIENCE_MS = 5_000;

declare global {
  interface Window {
    /** Set by `PRESS_SCRIPT`. */
    readonly lastPress?: Partial<Pick<Event, 'target' | 'timeStamp'>>;
  }
}

type Cleanup = () => void;

/** Wakes each island of a published page when it is due. Returns a function that stops them all. */
export function mountIslands(root: ParentNode): Cleanup {
  const cleanups = [...root.querySelectorAll<HTMLElement>('[data-island]')].map(mountIsland);
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function mountIsland(element: HTMLElement): Cleanup {
  const definition = definitionOf(element.dataset.island ?? '');
  if (!definition) return () => {};
  let cleanup: Cleanup | undefined;
  let cancelled = false;
  let cancelRetry: Cleanup | undefined;
  const reply = holdReply(element);
  const start = () => {
    // An island that cannot be loaded keeps its markup: links and a form that work without scripts.
    bringToLife(element, definition).then(
      (undo) => {
        reply.letGo();
        if (cancelled) return undo();
        cleanup = undo;
        repeatPress(element);
      },
      (error: unknown) => {
        // For styles that wait for this island.
        element.setAttribute('data-failed', '');
        console.error(error);
        if (cancelled) return;
        // Firefox does not fetch a failed module again, so that each retry may fail.
        void reply.sendPlain();
        cancelRetry = retry(element, start);
      },
    );
  };
  const cancelWake = wakeWhenDue(element, definition, start);
  return () => {
    cancelled = true;
    reply.letGo();
    cancelWake();
    cancelRetry?.();
    cleanup?.();
  };
}

/** Starts again, once, when the connection is back or the guest turns to the island. */
function retry(element: HTMLElement, start: () => void): Cleanup {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    element.removeAttribute('data-failed');
    start();
  };
  window.addEventListener('online', begin, { signal: waiting.signal });
  element.addEventListener('focusin', begin, { signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Repeats the guest's last press if it was on a button of this island, before its script had
 * loaded. Links and forms need no script, and a button in a nested island belongs to that one.
 */
function repeatPress(element: HTMLElement): void {
  const { target, timeStamp } = window.lastPress ?? {};
  if (!(target instanceof Element) || !timeStamp) return;
  const button = target.closest<HTMLElement>('button[type="button"]');
  const isOwn = button?.closest('[data-island]') === element;
  if (isOwn && performance.now() - timeStamp < PATIENCE_MS) button.click();
}

function definitionOf(name: string): IslandDefinition | undefined {
  if (Object.hasOwn(ISLANDS, name)) return ISLANDS[name as keyof typeof ISLANDS];
  console.warn(`Unknown island: ${name}`);
  return undefined;
}

async function bringToLife(element: HTMLElement, definition: IslandDefinition): Promise<Cleanup> {
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  return (await definition.load())(element, props);
}

function wakeWhenDue(element: HTMLElement, { wake }: IslandDefinition, start: () => void): Cleanup {
  let observer: IntersectionObserver | undefined;
  const look = () => {
    const isUrgent = typeof wake === 'function' && wake();
    if (isUrgent) return start();
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer?.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  };
  let turn: ReturnType<typeof setTimeout> | undefined;
  if (wake === 'now') start();
  // In a task of its own: this runs right after the first paint, when a guest may already tap.
  else turn = setTimeout(wake === 'soon' ? start : look);
  return () => {
    clearTimeout(turn);
    observer?.disconnect();
  };
}
