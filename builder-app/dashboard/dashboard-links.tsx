import type { DashboardResponse } from '#domain/api/dashboard.ts';
import { invitationLinks } from '#domain/api/links.ts';
import type { Credentials } from '../api-client.ts';
import { LinkRow } from '../share/link-row.tsx';
import { announceCopiedLink } from '../share/share-invitation.ts';
import { usePublicUrl } from '../site/use-config.ts';
import classes from './card.module.css';

interface DashboardLinksProps {
  readonly credentials: Credentials;
  readonly invitation: DashboardResponse['invitation'];
  /** True on the page that the dashboard link leads to. */
  readonly isOnDashboard: boolean;
  /** Shortens the words to what fits beside the buttons on a phone. */
  readonly isCompact: boolean;
}

/** (spec) The invitation's links. A lost link is the most common reason to write to support. */
export function DashboardLinks(props: DashboardLinksProps) {
  const { credentials, invitation, isOnDashboard, isCompact } = props;
  const links = invitationLinks(usePublicUrl(), {
    id: credentials.invitationId,
    token: credentials.token,
    slug: invitation.cleanUrl,
  });
  const bookmark = isOnDashboard ? 'This page. Bookmark it' : 'Open and bookmark it';
  return (
    <section className={classes.card} aria-label="Your links">
      <LinkRow
        label="Invitation link"
        url={links.invitationUrl}
        onCopied={announceCopiedLink}
        isCompact={isCompact}
        hint={isCompact ? 'For your guests' : 'The one to send to your guests.'}
      />
      <LinkRow
        label="Edit link"
        url={links.editUrl}
        isSecret
        isCompact={isCompact}
        mailSubject="Edit our wedding invitation"
        hint={
          isCompact
            ? 'Only for you two'
            : 'Only for you two: whoever has it can change your invitation.'
        }
      />
      <LinkRow
        label="Dashboard link"
        url={links.dashboardUrl}
        isSecret
        isCompact={isCompact}
        withView={!isOnDashboard}
        mailSubject="Our RSVP dashboard"
        hint={
          isCompact
            ? `${bookmark}.`
            : `${bookmark}: without this link nobody can read your replies.`
        }
      />
    </section>
  );
}
