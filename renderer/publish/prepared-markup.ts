import type { ReactNode } from 'react';
import type { Prepare } from '#renderer/view/parts/prepared/prepared.tsx';

/** Most couples leave a form as it is; those that don't must not fill the memory. */
const MOST_VARIANTS = 100;

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
