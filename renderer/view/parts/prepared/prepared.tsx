import {
  createContext,
  createElement,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** Returns the markup of a node that looks the same for the same `kind` object and `variant`. */
export type Prepare = (kind: object, variant: string, node: ReactNode) => string;

/** Set by the publisher only, for the page and for each of its islands. */
export const PrepareContext = createContext<Prepare | null>(null);

interface PreparedProps<E extends HTMLElement> extends FormHTMLAttributes<E> {
  readonly as?: 'div' | 'p' | 'figure' | 'thead' | 'dialog' | 'form';
  readonly ref?: Ref<E>;
  /** The object that all variants have in common: a template's texts, a component. */
  readonly kind: object;
  /** Everything else that determines how the children look when they are first rendered. */
  readonly variant?: string;
  /** Neither they nor what they render may read a context or call `useId`. */
  readonly children: ReactNode;
}

/**
 * A part that looks the same on many pages: the publisher renders it once and reuses the markup,
 * while browsers hydrate it and previews render it like any other.
 */
export function Prepared<E extends HTMLElement>(part: PreparedProps<E>): ReactNode {
  const { as = 'div', kind, variant = '', children, ...attributes } = part;
  const prepare = useContext(PrepareContext);
  if (!prepare) return createElement(as, attributes, children);
  const html = { __html: prepare(kind, variant, children) };
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: html });
}
