import type { ReactNode } from 'react';

interface BackToTopProps {
  /** Id of what stands at the top. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link up, smooth by the page's `scroll-behavior`. */
export function BackToTop({ to, children }: BackToTopProps): ReactNode {
  return (
    <a className="back-to-top" href={`#${to}`}>
      {children}
    </a>
  );
}
