import type { ReactNode } from 'react';

interface BackToTopProps {
  /** Id of the element at the top. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to the top. The page's `scroll-behavior` makes it smooth. */
export function BackToTop({ to, children }: BackToTopProps): ReactNode {
  return (
    <a className="back-to-top" href={`#${to}`}>
      {children}
    </a>
  );
}
