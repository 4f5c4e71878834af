import { ISLANDS, type IslandDefinition } from './registry.ts';

/** How far below the window an island is woken: about one screen of a phone. */
const NEAR = '900px 0px';

/** Whoever pressed a button this long before it came to life has gone on. */
const PATIENCE_MS = 5_000;

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
  const repeatPress = rememberPress(element);
  let cleanup: Cleanup | undefined;
  let cancelled = false;
  const cancelWake = wake(element, definition, () => {
    // A part that cannot be loaded stays what it is: links and a form that work by themselves.
    bringToLife(element, definition).then(
      (undo) => {
        if (cancelled) return undo();
        cleanup = undo;
        repeatPress();
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
 * On a slow network a button is there before its script. Answers how to press again what was pressed
 * last in the meantime. Links and forms need no script, and what lies in another island is its own.
 */
function rememberPress(element: HTMLElement): () => void {
  let pressed: { readonly button: HTMLElement; readonly at: number } | undefined;
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]');
    if (button?.closest('[data-island]') === element) pressed = { button, at: performance.now() };
  };
  element.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('click', onClick);
    if (pressed && performance.now() - pressed.at < PATIENCE_MS) pressed.button.click();
  };
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

function wake(element: HTMLElement, { wake: when }: IslandDefinition, start: () => void): Cleanup {
  if (when === 'near' && 'IntersectionObserver' in window) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }
  start();
  return () => {};
}
