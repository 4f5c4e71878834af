import type { ReactNode } from 'react';
import { RULE } from './rule-paths.ts';

/** Two swelling lines with curls on either side of a lozenge. */
export function Rule({ className }: { readonly className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 320 48" aria-hidden="true" focusable="false">
      <path d={RULE.half} />
      <path d={RULE.half} transform="matrix(-1 0 0 1 320 0)" />
      <path d={RULE.middle} />
    </svg>
  );
}
