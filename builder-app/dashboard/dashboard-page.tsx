import { Container, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Access } from '../builder/credentials.ts';
import { AccessError } from './access-error.tsx';
import { openDashboardAccess, TOKEN_NOT_FOUND } from './dashboard-access.ts';
import { DashboardLinks } from './dashboard-links.tsx';
import classes from './dashboard-page.module.css';
import { Replies } from './replies.tsx';
import { dashboardFailure, isDenial, useReplies } from './use-replies.ts';

/** (spec) The owner's RSVP dashboard at `/dashboard/{invitationId}?token=`. */
export function DashboardPage() {
  const [access, setAccess] = useState<Access | null | 'looking'>('looking');
  useEffect(() => setAccess(openDashboardAccess(window)), []);
  if (access === 'looking') return <Loading />;
  if (!access) return <AccessError reason={TOKEN_NOT_FOUND} />;
  return <Opened {...access} />;
}

function Opened({ credentials, undo }: Access) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useReplies(credentials);
  const isDenied = isDenial(error);
  useEffect(() => {
    if (isDenied) undo();
  }, [isDenied, undo]);
  if (!data && !error) return <Loading />;
  // A link that was replaced while the page stood open shows nothing any more.
  if (!data || isDenied) {
    return <AccessError reason={dashboardFailure(error)} onRetry={() => void refetch()} />;
  }
  const { invitation, rsvpResponses } = data;
  return (
    <Container component="main" size="72rem" className={classes.page ?? ''}>
      <header className={classes.head}>
        <a href="/" className={classes.wordmark}>
          Wedding Invite
        </a>
        <h1 className={classes.title}>RSVP Dashboard</h1>
      </header>
      <DashboardLinks credentials={credentials} invitation={invitation} />
      <Replies
        responses={rsvpResponses}
        invitationId={credentials.invitationId}
        refresh={{ isFetching, hasFailed: error !== null, at: dataUpdatedAt, again: refetch }}
      />
    </Container>
  );
}

function Loading() {
  return (
    <main className={classes.loading}>
      <Loader color="rose.4" />
      <Text c="dimmed" role="status">
        Loading your replies...
      </Text>
    </main>
  );
}
