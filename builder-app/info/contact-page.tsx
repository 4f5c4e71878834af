import { Anchor } from '@mantine/core';
import classes from './contact-page.module.css';
import { InfoPage } from './info-page.tsx';
import sheet from './sheet.module.css';
import { SupportAddress } from './support-address.tsx';

const SUBJECT = 'A question about Wedding Invite';

/** (spec) Contact by email only. */
export function ContactPage() {
  return (
    <InfoPage
      path="/contact"
      title="Contact"
      lead="Something unclear, stuck or simply on your mind? Write to us."
    >
      <div className={sheet.sheet}>
        <section className={classes.card} aria-labelledby="write">
          <h2 id="write">Write to us</h2>
          <SupportAddress subject={SUBJECT} />
          <dl className={classes.facts}>
            <div>
              <dt>We reply</dt>
              <dd>Typically within 24 hours</dd>
            </div>
            <div>
              <dt>Support hours</dt>
              <dd>Monday-Friday 9AM-6PM EST</dd>
            </div>
          </dl>
        </section>
        <div className={classes.notes}>
          <section>
            <h2>If you are a couple</h2>
            <p>
              Tell us the address of your invitation, or your license code if it is not active yet.
              It helps us find you. A lost dashboard link is sent to the e-mail address that the
              license was bought with, or to whoever has its code. Please never send card numbers.
            </p>
          </section>
          <section>
            <h2>If you are a guest</h2>
            <p>
              The couple knows best about the day itself. If their page or the reply form does not
              work for you, send us the address of the page.
            </p>
          </section>
        </div>
        <p className={classes.more}>
          Many answers are already on <Anchor href="/faq">FAQ & Help</Anchor>.
        </p>
      </div>
    </InfoPage>
  );
}
