import { Container, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { browserStorage } from '../access/browser-storage.ts';
import { acceptCredentials, refuseCredentials } from '../access/stored-access.ts';
import type { Credentials } from '../api-client.ts';
import { keepFocus } from '../lists/keep-focus.ts';
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
  return (
    <main ref={keepFocus} tabIndex={-1} className={classes.main}>
      {credentials === 'looking' && <Loading />}
      {credentials === null && <AccessError reason={TOKEN_NOT_FOUND} />}
      {credentials && credentials !== 'looking' && <Opened credentials={credentials} />}
    </main>
  );
}

function Opened({ credentials }: { readonly credentials: Credentials }) {
  const replies = useReplies(credentials);
  const isDenied = replies.kind === 'failed' && replies.isDenied;
  const isOpen = replies.kind === 'open';
  useEffect(() => {
    if (isOpen) acceptCredentials(browserStorage, credentials);
    if (isDenied) refuseCredentials(browserStorage, credentials);
  }, [isOpen, isDenied, credentials]);
  if (replies.kind === 'loading') return <Loading />;
  if (replies.kind === 'failed') {
    return (
      <AccessError reason={replies.reason} onRetry={replies.again} mayPass={!replies.isDenied} />
    );
  }
  return (
    <Container size="72rem" className={classes.page ?? ''}>
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

function Loading() {
  return (
    <div className={classes.loading}>
      <Loader color="rose.4" />
      <Text c="dimmed" role="status">
        Loading your replies...
      </Text>
    </div>
  );
}
