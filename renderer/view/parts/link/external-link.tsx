import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';

interface ExternalLinkProps {
  /** As the couple typed it: a scheme is added where missing, a dangerous one refused. */
  readonly href: string;
  /** Name for those who hear the page, where the visible text alone says too little. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link out of the page, in a new tab. An address that cannot be followed leaves no link. */
export function ExternalLink({ href, label, className, children }: ExternalLinkProps): ReactNode {
  const address = safeHref(href);
  if (!address) return null;
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  );
}
