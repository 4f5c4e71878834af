import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';

interface LinkProps {
  readonly href: string;
  /** Name for those who hear the page, where the visible text alone says too little. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link out of the page to an address as the couple typed it: a scheme is added where missing; one
 * that cannot or must not be followed leaves no link.
 */
export function ExternalLink(props: LinkProps): ReactNode {
  const address = safeHref(props.href);
  return address ? <OutwardLink {...props} href={address} /> : null;
}

/** A link out of the page, in a new tab, to an address that this product made. */
export function OutwardLink({ href, label, className, children }: LinkProps): ReactNode {
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  );
}
