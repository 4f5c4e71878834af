import type { ReactNode } from 'react';
import type { ShellProps } from '../template-view.ts';

interface SectionShellProps extends ShellProps {
  /** Content that bleeds to the edges above the heading. */
  readonly above?: ReactNode;
  /** Content that bleeds to the edges below the text. */
  readonly below?: ReactNode;
}

/** A calm band across the page: headline, text, and pictures that reach the edges. */
export function SectionShell(shell: SectionShellProps): ReactNode {
  const { id, title } = shell.section;
  return (
    <section id={id} className={`band far ${shell.className}`} aria-labelledby={`${id}-heading`}>
      {shell.above}
      <div className="band-words">
        <h2 className="headline" id={`${id}-heading`} dir="auto">
          {shell.heading ?? title}
        </h2>
        {shell.children}
      </div>
      {shell.below}
    </section>
  );
}
