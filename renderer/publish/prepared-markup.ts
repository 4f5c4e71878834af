import type { ReactNode } from 'react';
import type { Prepare } from '#renderer/view/parts/prepared/prepared.tsx';

/** Of a form for each day that couples ask to reply by, some 3 kB each; no more, for the memory's sake. */
const MOST_VARIANTS = 500;

/** Makes the markup of what looks the same on many pages, or gives what it made before. */
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
