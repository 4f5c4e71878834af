import type { ReactNode } from 'react';
import { safeHref } from '#domain/invitation/links.ts';
import { OutwardLinks } from './outward-links.tsx';

interface HoneymoonLinkProps {
  /** As the couple typed it. */
  readonly link: string;
  readonly className: string;
}

/** A link to the couple's honeymoon fund. */
export function HoneymoonLink({ link, className }: HoneymoonLinkProps): ReactNode {
  const contribute = {
    className: 'button',
    href: safeHref(link),
    text: 'Contribute to Our Honeymoon',
  };
  return <OutwardLinks className={className} links={[contribute]} />;
}
