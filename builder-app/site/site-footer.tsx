import { Anchor } from '@mantine/core';
import { mailLink } from '../share/mail-link.ts';
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

/** A page that the footer links to. */
export type SitePath = (typeof LINKS)[number][0];

interface SiteFooterProps {
  /** The page that shows the footer. */
  readonly current: SitePath;
}

/** (spec) The builder shows it on the Template tab only. */
export function SiteFooter({ current }: SiteFooterProps) {
  const email = useConfig()?.supportEmail;
  return (
    <footer className={classes.footer}>
      <Sprig className={classes.sprig} />
      <nav aria-label="About Wedding Invite" className={classes.links}>
        {LINKS.map(([href, label]) => (
          <Anchor
            key={href}
            href={href}
            underline="hover"
            c="gray.8"
            aria-current={href === current ? 'page' : undefined}
          >
            {label}
          </Anchor>
        ))}
      </nav>
      <div className={classes.support}>
        {/* The line has the same height with and without the address. */}
        {email ? (
          <Anchor href={mailLink(email)}>{email}</Anchor>
        ) : (
          <Anchor href="/contact">Support by e-mail</Anchor>
        )}
        <p>Monday-Friday 9AM-6PM EST</p>
      </div>
    </footer>
  );
}
