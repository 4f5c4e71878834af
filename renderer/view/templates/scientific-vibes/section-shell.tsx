import type { ReactNode } from 'react';
import type { SectionProps } from '../template-view.ts';
import { numeralOf } from './journal.ts';

interface SectionShellProps extends Omit<SectionProps, 'content'> {
  readonly className: string;
  readonly children: ReactNode;
}

/** A section of the article below its numbered heading. */
export function SectionShell(shell: SectionShellProps): ReactNode {
  const { id, title } = shell.section;
  const numeral = numeralOf(id, shell.shown);
  return (
    <section id={id} className={`section ${shell.className}`} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {numeral ? <span className="numeral">{numeral}</span> : null} {title}
      </h2>
      {shell.children}
    </section>
  );
}
