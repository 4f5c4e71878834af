import type { ReactNode } from 'react';
import type { TemplateSection } from '#domain/templates/template.ts';

interface SectionShellProps {
  readonly section: TemplateSection;
  /** Stands in for the definition's title. */
  readonly heading?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A chapter: the style sheet numbers those that are there. A landmark by its heading. */
export function SectionShell(shell: SectionShellProps): ReactNode {
  const { id, title, defaultData } = shell.section;
  return (
    <section id={id} className={`section far ${shell.className}`} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`} dir="auto">
        {shell.heading ?? title}
      </h2>
      {defaultData?.introduction ? (
        <p className="section-introduction">{defaultData.introduction}</p>
      ) : null}
      {shell.children}
    </section>
  );
}
