import { Container, Loader } from '@mantine/core';
import type { InvitationLinks } from '#domain/api/links.ts';
import type { Credentials } from '../api-client.ts';
import { AccessError } from '../dashboard/access-error.tsx';
import { DashboardLinks } from '../dashboard/dashboard-links.tsx';
import { Replies } from '../dashboard/replies.tsx';
import { useReplies } from '../dashboard/use-replies.ts';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import classes from './dashboard-panel.module.css';

interface DashboardPanelProps {
  readonly credentials: Credentials;
  readonly links: InvitationLinks;
}

/** The builder's fourth tab: that it is live, where, and who has replied. */
export function DashboardPanel({ credentials, links }: DashboardPanelProps) {
  const replies = useReplies(credentials);
  if (replies.kind === 'failed') {
    return <AccessError reason={replies.reason} onRetry={replies.again} />;
  }
  return (
    <Container size="72rem" className={classes.panel ?? ''}>
      <h1 className={classes.title}>RSVP Dashboard</h1>
      <ActivatedPanel links={links} />
      {replies.kind === 'open' ? (
        <>
          <DashboardLinks credentials={credentials} invitation={replies.dashboard.invitation} />
          <Replies
            responses={replies.dashboard.rsvpResponses}
            invitationId={credentials.invitationId}
            refresh={replies.refresh}
          />
        </>
      ) : (
        <Loader color="rose.4" mx="auto" />
      )}
    </Container>
  );
}
