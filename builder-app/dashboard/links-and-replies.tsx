import { useMediaQuery } from '@mantine/hooks';
import type { Credentials, Dashboard } from '../api-client.ts';
import { DashboardLinks } from './dashboard-links.tsx';
import classes from './links-and-replies.module.css';
import type { Refresh } from './refresh-line.tsx';
import { Replies } from './replies.tsx';
import { useReplyRemoval } from './use-reply-removal.ts';

interface LinksAndRepliesProps {
  readonly credentials: Credentials;
  readonly dashboard: Dashboard;
  readonly refresh: Refresh;
  /** True on the page that the dashboard link leads to, false in the builder's tab. */
  readonly isOnDashboard: boolean;
}

/** (spec) The links and the replies. On a phone the figures come first: they are why it is opened. */
export function LinksAndReplies(props: LinksAndRepliesProps) {
  const { credentials, dashboard, refresh, isOnDashboard } = props;
  const [{ rsvpResponses, removedResponses }, removal] = useReplyRemoval(credentials, dashboard);
  const isPhone = useMediaQuery('(max-width: 39.99em)', false, {
    getInitialValueInEffect: false,
  });
  const isBelowFigures = isPhone && rsvpResponses.length > 0;
  const links = (
    <DashboardLinks
      credentials={credentials}
      invitation={dashboard.invitation}
      isOnDashboard={isOnDashboard}
      isCompact={isBelowFigures}
    />
  );
  return (
    <div className={classes.parts}>
      {!isBelowFigures && links}
      <Replies
        responses={rsvpResponses}
        removed={removedResponses}
        removal={removal}
        invitationId={credentials.invitationId}
        refresh={refresh}
        belowFigures={isBelowFigures && links}
      />
    </div>
  );
}
