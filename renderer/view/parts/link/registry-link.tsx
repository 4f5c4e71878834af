import type { ReactNode } from 'react';
import type { RegistryLink as Link } from '#domain/invitation/wedding-data.ts';
import { ExternalLink } from './external-link.tsx';

interface RegistryLinkProps {
  readonly link: Link;
  readonly className: string;
}

/** Opens a list of wishes; those who hear the page hear which. */
export function RegistryLink({ link, className }: RegistryLinkProps): ReactNode {
  const label = `View Registry${link.name ? `, ${link.name}` : ''}`;
  return (
    <ExternalLink className={className} href={link.url} label={label}>
      View Registry
    </ExternalLink>
  );
}
