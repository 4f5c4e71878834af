import type { ReactNode } from 'react';
import type { ShellProps } from '../template-view.ts';

interface SectionShellProps extends ShellProps {
  /** `emerald`: a wall with a girih pattern. `lined`: paper with that pattern pressed into it. */
  readonly ground?: 'emerald' | 'paper' | 'lined';
}

/** A section with its heading, which also labels the landmark, and a star below the heading. */
export function SectionShell(shell: SectionShellProps): ReactNode {
  const { section, heading, ground = 'paper', className, children } = shell;
  const { id, title } = section;
  return (
    <section
      id={id}
      className={`section far ground-${ground} ${className}`}
      aria-labelledby={`${id}-heading`}
    >
      <h2 className="section-heading" id={`${id}-heading`} dir="auto">
        {heading ?? title}
      </h2>
      {children}
    </section>
  );
}
