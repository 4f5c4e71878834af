import { Container, Loader, Text } from '@mantine/core';
import { type RefAttributes, useEffect, useState } from 'react';
import { browserStorage } from '../access/browser-storage.ts';
import { acceptCredentials, refuseCredentials } from '../access/stored-access.ts';
import type { Credentials } from '../api-client.ts';
import { Wordmark } from '../site/wordmark.tsx';
import { AccessError } from './access-error.tsx';
import { openDashboardAccess, TOKEN_NOT_FOUND } from './dashboard-access.ts';
import classes from './dashboard-page.module.css';
import { LinksAndReplies } from './links-and-replies.tsx';
import { useReplies } from './use-replies.ts';

/** (spec) The owner's RSVP dashboard at `/dashboard/{invitationId}?token=`. */
export function DashboardPage() {
  const [credentials, setCredentials] = useState<Credentials | null | 'looking'>('looking');
  useEffect(() => setCredentials(openDashboardAccess(window)), []);
  if (credentials === 'looking') return <Loading />;
  if (!credentials) {
    return (
      <main>
        <AccessError reason={TOKEN_NOT_FOUND} />
      </main>
    );
  }
  return <Opened credentials={credentials} />;
}

function Opened({ credentials }: { readonly credentials: Credentials }) {
  const replies = useReplies(credentials);
  const isDenied = replies.kind === 'failed' && replies.isDenied;
  const isOpen = replies.kind === 'open';
  const [hasAskedAgain, setAskedAgain] = useState(false);
  const ref = hasAskedAgain ? takeLostFocus : null;
  useEffect(() => {
    if (isOpen) acceptCredentials(browserStorage, credentials);
    if (isDenied) refuseCredentials(browserStorage, credentials);
  }, [isOpen, isDenied, credentials]);
  if (replies.kind === 'loading') return <Loading ref={ref} />;
  if (replies.kind === 'failed') {
    const again = () => {
      setAskedAgain(true);
      replies.again();
    };
    return (
      <main ref={ref} tabIndex={-1} className={classes.main}>
        <AccessError reason={replies.reason} onRetry={again} mayPass={!replies.isDenied} />
      </main>
    );
  }
  return (
    <Container
      component="main"
      ref={ref}
      size="72rem"
      tabIndex={-1}
      className={`${classes.main} ${classes.page}`}
    >
      <header className={classes.head}>
        <Wordmark className={classes.wordmark} />
        <h1 className={classes.title}>RSVP Dashboard</h1>
      </header>
      <LinksAndReplies
        credentials={credentials}
        dashboard={replies.dashboard}
        refresh={replies.refresh}
        isOnDashboard
      />
    </Container>
  );
}

/** Takes the focus that went with Try Again: the browser would leave it at the page's top. */
function takeLostFocus(main: HTMLElement | null) {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true });
}

function Loading({ ref }: RefAttributes<HTMLElement>) {
  return (
    <main ref={ref} tabIndex={-1} className={`${classes.main} ${classes.loading}`}>
      <Loader color="rose.4" />
      <Text c="dimmed" role="status">
        Loading your replies...
      </Text>
    </main>
  );
}
