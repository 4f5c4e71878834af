import { Anchor } from '@mantine/core';
import { Sprig } from '../theme/sprig.tsx';
import classes from './site-footer.module.css';
import { useConfig } from './use-config.ts';

const LINKS = [
  ['/', 'Home'],
  ['/how-it-works', 'How It Works'],
  ['/faq', 'FAQ & Help'],
  ['/contact', 'Contact'],
  ['/careers', 'Careers'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
] as const;

/** (spec) Shown on the Template tab only. */
export function SiteFooter() {
  const config = useConfig();
  return (
    <footer className={classes.footer}>
      <Sprig className={classes.sprig} />
      <nav aria-label="About Wedding Invite" className={classes.links}>
        {LINKS.map(([href, label]) => (
          <Anchor key={href} href={href} underline="hover" c="gray.8">
            {label}
          </Anchor>
        ))}
      </nav>
      <p className={classes.support}>
        {config && (
          <>
            <Anchor href={`mailto:${config.supportEmail}`}>{config.supportEmail}</Anchor>
            <span aria-hidden> · </span>
          </>
        )}
        Monday-Friday 9AM-6PM EST
      </p>
    </footer>
  );
}
