import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identifierPrefix } from './identifier-prefix.ts';

/**
 * Hydrates the published markup of one island and returns a function that unmounts it. If the
 * component fails, the markup is restored: a form in it still works as a plain one.
 */
export function hydrateIsland<P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
): () => void {
  const markup = element.innerHTML;
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: identifierPrefix(element.dataset.island ?? ''),
    onUncaughtError(error) {
      console.error(error);
      // React empties the element after this callback.
      setTimeout(() => {
        element.innerHTML = markup;
      });
    },
  });
  return () => root.unmount();
}
