import { Component, type ComponentType, createElement, type ReactNode } from 'react';
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
  const island = createElement(component, props);
  const markup = element.innerHTML;
  const root = hydrateRoot(element, createElement(Restoring, { element, markup }, island), {
    identifierPrefix: identifierPrefix(element.dataset.island ?? ''),
    onRecoverableError: keepEntries(element),
  });
  return () => root.unmount();
}

interface RestoringProps {
  readonly element: HTMLElement;
  readonly markup: string;
  readonly children?: ReactNode;
}

/** An error boundary: React renders it before it empties the element, and tells it afterwards. */
class Restoring extends Component<RestoringProps, { readonly isBroken: boolean }> {
  // Without initial values: those need a helper that the budget for JavaScript has no room for.
  declare private enterAgain: () => void;

  constructor(props: RestoringProps) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    this.enterAgain = keepEntries(this.props.element);
    return null;
  }

  override componentDidCatch() {
    this.props.element.innerHTML = this.props.markup;
    this.enterAgain();
  }
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
