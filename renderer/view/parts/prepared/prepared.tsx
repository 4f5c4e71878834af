import {
  createContext,
  createElement,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** Markup of what looks the same for the same `kind` (one object) and `variant`. */
export type Prepare = (kind: object, variant: string, node: ReactNode) => string;

/** Given by the publisher only, to the page and to each of its islands. */
export const PrepareContext = createContext<Prepare | null>(null);

interface PreparedProps<E extends HTMLElement> extends FormHTMLAttributes<E> {
  readonly as?: 'div' | 'p' | 'figure' | 'thead' | 'dialog' | 'form';
  readonly ref?: Ref<E>;
  /** What is the same in all variants and stays the same object: a template's texts, a component. */
  readonly kind: object;
  /** All else that decides how the children look when they are first drawn. */
  readonly variant?: string;
  /** Neither it nor what it draws reads a context or calls `useId`. */
  readonly children: ReactNode;
}

/**
 * A part of a page that looks the same on many: the publisher makes its markup once and sets it in as
 * it is, while browsers hydrate it and previews draw it like any other.
 */
export function Prepared<E extends HTMLElement>(part: PreparedProps<E>): ReactNode {
  const { as = 'div', kind, variant = '', children, ...attributes } = part;
  const prepare = useContext(PrepareContext);
  if (!prepare) return createElement(as, attributes, children);
  const html = { __html: prepare(kind, variant, children) };
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: html });
}
