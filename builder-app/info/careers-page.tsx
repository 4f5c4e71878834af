import classes from './careers-page.module.css';
import { InfoPage } from './info-page.tsx';
import sheet from './sheet.module.css';
import { SupportAddress } from './support-address.tsx';

/** (spec) Says that no position is open, and offers an email link. */
export function CareersPage() {
  return (
    <InfoPage path="/careers" title="Careers" lead="There are no open positions right now.">
      <div className={`${sheet.sheet} ${classes.letter}`}>
        <h2>Say hello anyway</h2>
        <p>
          When a position opens, you will find it on this page. Until then, if you care about pages
          that open at once, read well on any phone and get one day exactly right, we would be glad
          to hear from you.
        </p>
        <p>A few lines about what you do are plenty.</p>
        <div className={classes.address}>
          <SupportAddress subject="Hello from the careers page" />
        </div>
      </div>
    </InfoPage>
  );
}
