import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';

interface RsvpContactProps {
  /** As the couple wrote it; what is no address is not shown. */
  readonly email: string;
  /** What stands before the address. */
  readonly lead?: string;
  readonly className?: string;
}

/** Whom guests ask before they reply. */
export function RsvpContact(props: RsvpContactProps): ReactNode {
  const { email, lead = 'Questions? Write to', className = 'rsvp-contact' } = props;
  const href = email.includes('@') ? safeHref(`mailto:${email.trim()}`) : null;
  if (!href) return null;
  return (
    <p className={className}>
      {lead} <a href={href}>{email.trim()}</a>
    </p>
  );
}
