import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../share/copy-button.tsx';
import { mailLink } from '../share/mail-link.ts';
import { configQuery } from '../site/use-config.ts';
import classes from './support-address.module.css';

interface SupportAddressProps {
  /** Subject of a message started here. */
  readonly subject: string;
}

/** The support address, to write to or copy. It is loaded after the page, into reserved space. */
export function SupportAddress({ subject }: SupportAddressProps) {
  const { data, isError } = useQuery(configQuery);
  const email = data?.supportEmail;
  return (
    <div className={classes.place}>
      {email ? (
        <>
          <Anchor href={mailLink(email, { subject })} className={classes.address ?? ''}>
            {email}
          </Anchor>
          <CopyButton text={email} what="e-mail address" className={classes.copy ?? ''} />
        </>
      ) : isError ? (
        <p className={classes.failed} role="alert">
          The address could not be loaded. Please reload this page.
        </p>
      ) : (
        <>
          <span className={classes.waiting} />
          <noscript>Please turn on JavaScript to see the address.</noscript>
        </>
      )}
    </div>
  );
}
