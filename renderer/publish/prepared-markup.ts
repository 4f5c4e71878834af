import type { ReactNode } from 'react';
import type { Prepare } from '#renderer/view/parts/prepared/prepared.tsx';

/** Limits the memory: of the reply form alone there is a variant per deadline, about 3 kB each. */
const MOST_VARIANTS = 500;

/** Returns a `Prepare` that renders each variant once and then returns the same markup. */
export function createPrepare(render: (node: ReactNode) => string): Prepare {
  const made = new WeakMap<object, Map<string, string>>();
  return (kind, variant, node) => {
    const variants = made.get(kind) ?? new Map<string, string>();
    made.set(kind, variants);
    const known = variants.get(variant);
    if (known !== undefined) return known;
    if (variants.size >= MOST_VARIANTS) variants.clear();
    const markup = render(node);
    variants.set(variant, markup);
    return markup;
  };
}
