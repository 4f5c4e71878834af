import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';

interface RsvpContactProps {
  /** As the couple wrote it; not shown unless it is an address. */
  readonly email: string;
  /** Text before the address. */
  readonly lead?: string;
  readonly className?: string;
}

/** The address for guests' questions before they reply. */
export function RsvpContact(props: RsvpContactProps): ReactNode {
  const { email, lead = 'Questions? Write to', className = 'rsvp-contact' } = props;
  const href = email.includes('@') ? safeHref(`mailto:${email.trim()}`) : null;
  if (!href) return null;
  const address = email.trim();
  const at = address.lastIndexOf('@');
  return (
    <p className={className}>
      {lead}{' '}
      <a href={href}>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </a>
    </p>
  );
}
