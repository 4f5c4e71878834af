import type { ReactNode } from 'react';

interface SectionShellProps {
  readonly id: string;
  readonly heading: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A section with its heading and the sprig below it; a landmark by its heading. */
export function SectionShell({ id, heading, className, children }: SectionShellProps): ReactNode {
  return (
    <section id={id} className={`section ${className}`} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
