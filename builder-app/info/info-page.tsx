import type { ReactNode } from 'react';
import { HomeBar } from '../site/home-bar.tsx';
import { SiteFooter, type SitePath } from '../site/site-footer.tsx';
import { Sprig } from '../theme/sprig.tsx';
import classes from './info-page.module.css';

interface InfoPageProps {
  readonly path: SitePath;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** (spec) The common layout of the pages about the product, including the Back to Home button. */
export function InfoPage({ path, title, lead, children }: InfoPageProps) {
  return (
    <div className={classes.page}>
      <HomeBar />
      <main className={classes.main}>
        <div className={classes.head}>
          <Sprig className={classes.sprig} />
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        {children}
      </main>
      <SiteFooter current={path} />
    </div>
  );
}
