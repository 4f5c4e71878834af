import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identifierPrefix } from './identifier-prefix.ts';

/** Hydrates one island where the publisher left its markup. Answers how to unmount it. */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<object>,
  props: object,
): () => void {
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: identifierPrefix(element.dataset.island ?? ''),
  });
  return () => root.unmount();
}
