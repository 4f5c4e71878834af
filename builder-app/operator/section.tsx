import type { ReactNode } from 'react';
import { keepFocus } from '../lists/keep-focus.ts';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled card of the panel. */
export function Section({ title, lead, aside, children }: SectionProps) {
  return (
    <section ref={keepFocus} tabIndex={-1} className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
