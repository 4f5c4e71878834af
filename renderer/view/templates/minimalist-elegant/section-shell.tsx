import type { ReactNode } from 'react';
import type { ShellProps } from '../template-view.ts';
import { titleFaceOf } from './names.tsx';

/** A section below a hairline, its heading beside its content where there is room. */
export function SectionShell(shell: ShellProps): ReactNode {
  const { id, title } = shell.section;
  const heading = shell.heading ?? title;
  return (
    <section id={id} className={`section ${shell.className}`} aria-labelledby={`${id}-heading`}>
      <h2
        className="section-heading"
        id={`${id}-heading`}
        dir="auto"
        data-face={titleFaceOf(`${heading}`)}
      >
        {heading}
      </h2>
      <div className="section-content">{shell.children}</div>
    </section>
  );
}
