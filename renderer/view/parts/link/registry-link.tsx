import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';
import type { RegistryLink as Link } from '#domain/invitation/wedding-data.ts';
import { OutwardLinks } from './outward-links.tsx';

interface RegistryLinkProps {
  readonly link: Link;
  readonly className: string;
  readonly text?: string;
}

/** A link to a registry, whose accessible name says which. */
export function RegistryLink({
  link: { name, url },
  className,
  text = 'View Registry',
}: RegistryLinkProps): ReactNode {
  const label = text + (name ? `, ${name}` : '');
  return (
    <OutwardLinks
      className="registry-link"
      links={[{ className, href: safeHref(url), text, label }]}
    />
  );
}
