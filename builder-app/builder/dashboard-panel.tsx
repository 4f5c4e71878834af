import { Container, Loader } from '@mantine/core';
import type { InvitationLinks } from '#domain/api/links.ts';
import type { Credentials } from '../api-client.ts';
import { AccessError } from '../dashboard/access-error.tsx';
import { LinksAndReplies } from '../dashboard/links-and-replies.tsx';
import { useReplies } from '../dashboard/use-replies.ts';
import { ActivatedPanel } from '../license/activated-panel.tsx';
import { keepFocus } from '../lists/keep-focus.ts';
import classes from './dashboard-panel.module.css';

interface DashboardPanelProps {
  readonly credentials: Credentials;
  /** Links of an invitation that was activated during this visit. */
  readonly activated: InvitationLinks | null;
}

/** The builder's Dashboard tab: the invitation's links and its replies. */
export function DashboardPanel({ credentials, activated }: DashboardPanelProps) {
  const replies = useReplies(credentials);
  return (
    <section ref={keepFocus} tabIndex={-1} className={classes.section}>
      {replies.kind === 'failed' ? (
        <AccessError reason={replies.reason} onRetry={replies.again} mayPass={!replies.isDenied} />
      ) : (
        <Container size="72rem" className={classes.panel ?? ''}>
          <h1 className={classes.title}>RSVP Dashboard</h1>
          {activated && <ActivatedPanel links={activated} />}
          {replies.kind === 'open' ? (
            <LinksAndReplies
              credentials={credentials}
              dashboard={replies.dashboard}
              refresh={replies.refresh}
              isOnDashboard={false}
            />
          ) : (
            <Loader color="rose.4" mx="auto" />
          )}
        </Container>
      )}
    </section>
  );
}
