import { ISLANDS, type IslandDefinition } from './registry.ts';

/** How far below the window an island is woken: about one screen of a phone. */
const NEAR = '900px 0px';

/** Whoever pressed a button this long before it came to life has gone on. */
const PATIENCE_MS = 5_000;

declare global {
  interface Window {
    /** Left by `PRESS_SCRIPT`. */
    readonly lastPress?: Partial<Pick<Event, 'target' | 'timeStamp'>>;
  }
}

type Cleanup = () => void;

/** Wakes every island of a published page at its time. Answers how to put all to sleep again. */
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
  const cancelWake = wake(element, definition, () => {
    // A part that cannot be loaded stays what it is: links and a form that work by themselves.
    bringToLife(element, definition).then(
      (undo) => {
        if (cancelled) return undo();
        cleanup = undo;
        repeatPress(element);
      },
      (error: unknown) => {
        // Tells styles that wait for this part.
        element.setAttribute('data-failed', '');
        console.error(error);
      },
    );
  });
  return () => {
    cancelled = true;
    cancelWake();
    cleanup?.();
  };
}

/**
 * Presses again the button that was pressed last, when it is this island's and was there before its
 * script. Links and forms need no script, and what lies in another island is that one's own.
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
  if (definition.kind === 'enhance') return (await definition.load())(element, props);
  const [component, { hydrateIsland }] = await Promise.all([
    definition.load(),
    import('./hydrate.ts'),
  ]);
  return hydrateIsland(element, component, props);
}

function wake(element: HTMLElement, { wake }: IslandDefinition, start: () => void): Cleanup {
  let observer: IntersectionObserver | undefined;
  const look = () => {
    const isUrgent = typeof wake === 'function' && wake();
    if (isUrgent || !('IntersectionObserver' in window)) return start();
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
  // In a turn of its own: this runs when the first view has just been painted, and a finger may come.
  else turn = setTimeout(look);
  return () => {
    clearTimeout(turn);
    observer?.disconnect();
  };
}
