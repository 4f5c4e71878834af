import type { ReactNode } from 'react';
import type { SitePath } from '../../site/site-footer.tsx';
import { InfoPage } from '../info-page.tsx';
import sheet from '../sheet.module.css';
import classes from './legal-page.module.css';

export interface LegalSection {
  /** The section's anchor. It stays when the title changes, because people link to it. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface LegalPageProps {
  readonly path: SitePath;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** Numbered sections, after a list of them. */
export function LegalPage({ path, title, lead, sections }: LegalPageProps) {
  return (
    <InfoPage path={path} title={title} lead={lead}>
      <article className={sheet.sheet}>
        <p className={classes.date}>
          Last updated <time dateTime="2025-01">January 2025</time>
        </p>
        <nav aria-label="Sections" className={classes.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={classes.section}>
            <h2>
              <span className={classes.number}>{index + 1}.</span> {section.title}
            </h2>
            {section.text}
          </section>
        ))}
      </article>
    </InfoPage>
  );
}
