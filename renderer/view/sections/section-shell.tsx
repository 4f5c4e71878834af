import type { ReactNode } from 'react';
import type { ShellProps } from '../templates/template-view.ts';

/** A section with its heading, which makes it a named landmark, and its introduction. */
export function SectionShell({ section, heading, className, children }: ShellProps): ReactNode {
  const { id, title, defaultData } = section;
  return (
    <section id={id} className={`section far ${className}`} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`} dir="auto">
        {heading ?? title}
      </h2>
      {defaultData?.introduction ? (
        <p className="section-introduction">{defaultData.introduction}</p>
      ) : null}
      {children}
    </section>
  );
}
