import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identifierPrefix } from './identifier-prefix.ts';

/**
 * Hydrates the published markup of one island and returns a function that unmounts it. A browser
 * that translates the page changes that markup: React then draws the island anew. If the component
 * fails, the markup is restored: a form in it still works as a plain one. Either way, what the guest
 * has entered stays.
 */
export function hydrateIsland<P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
): () => void {
  const markup = element.innerHTML;
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: identifierPrefix(element.dataset.island ?? ''),
    onRecoverableError: keepEntries(element),
    onUncaughtError(error) {
      console.error(error);
      const enterAgain = keepEntries(element);
      // React empties the element after this callback.
      setTimeout(() => {
        element.innerHTML = markup;
        enterAgain();
      });
    },
  });
  return () => root.unmount();
}

/** Returns a function that puts entries and focus as they are now into fields that are drawn anew. */
function keepEntries(element: HTMLElement): () => void {
  const fields = () => [...element.querySelectorAll<HTMLInputElement>('[name]')];
  const before = fields().map(({ value, checked }) => ({ value, checked }));
  const focused = fields().indexOf(document.activeElement as HTMLInputElement);
  return () => {
    for (const [index, field] of fields().entries()) Object.assign(field, before[index]);
    fields()[focused]?.focus({ preventScroll: true });
  };
}
