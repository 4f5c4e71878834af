import { Container, Loader } from '@mantine/core';
import type { InvitationLinks } from '#domain/api/links.ts';
import type { Credentials } from '../api-client.ts';
import { AccessError } from '../dashboard/access-error.tsx';
import { DashboardLinks } from '../dashboard/dashboard-links.tsx';
import { Replies } from '../dashboard/replies.tsx';
import { dashboardFailure, useReplies } from '../dashboard/use-replies.ts';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import classes from './dashboard-panel.module.css';

interface DashboardPanelProps {
  readonly credentials: Credentials;
  readonly links: InvitationLinks;
}

/** The builder's fourth tab: that it is live, where, and who has replied. */
export function DashboardPanel({ credentials, links }: DashboardPanelProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useReplies(credentials);
  if (!data && error) {
    return <AccessError reason={dashboardFailure(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Container size="72rem" className={classes.panel ?? ''}>
      <h1 className={classes.title}>RSVP Dashboard</h1>
      <ActivatedPanel links={links} />
      {data ? (
        <>
          <DashboardLinks credentials={credentials} invitation={data.invitation} />
          <Replies
            responses={data.rsvpResponses}
            invitationId={credentials.invitationId}
            refresh={{ isFetching, hasFailed: error !== null, at: dataUpdatedAt, again: refetch }}
          />
        </>
      ) : (
        <Loader color="rose.4" mx="auto" />
      )}
    </Container>
  );
}
