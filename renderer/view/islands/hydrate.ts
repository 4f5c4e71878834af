import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identifierPrefix } from './identifier-prefix.ts';

/**
 * Hydrates one island where the publisher left its markup. Answers how to unmount it. Should the
 * component fail, the markup comes back: a form in it still works as a plain one.
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<object>,
  props: object,
): () => void {
  const markup = element.innerHTML;
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: identifierPrefix(element.dataset.island ?? ''),
    onUncaughtError(error) {
      console.error(error);
      // React empties the element after it has told.
      setTimeout(() => {
        element.innerHTML = markup;
      });
    },
  });
  return () => root.unmount();
}
