import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InvitationLinks } from '#domain/api/links.ts';
import { IconCircleCheck, IconExternalLink, IconEye } from '../theme/icons.ts';
import classes from './activated-panel.module.css';

interface ActivatedPanelProps {
  readonly links: InvitationLinks;
  /** What to do with the links, on a screen that does not list them below. */
  readonly children?: ReactNode;
}

/** (spec) The green panel shown for an active license. */
export function ActivatedPanel({ links, children }: ActivatedPanelProps) {
  return (
    <section className={classes.panel} aria-labelledby="activated-title">
      <h2 id="activated-title" className={classes.title}>
        <IconCircleCheck size={26} stroke={1.5} aria-hidden />
        Invitation Activated Successfully!
      </h2>
      <p className={classes.url}>
        Your invitation: <a href={links.invitationUrl}>{links.invitationUrl}</a>
      </p>
      <Group gap="sm" className={classes.actions ?? ''}>
        <Button
          component="a"
          color="sage"
          href={links.dashboardUrl}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} stroke={1.6} />}
        >
          Open Dashboard
        </Button>
        <Button
          component="a"
          variant="default"
          href={links.invitationUrl}
          target="_blank"
          rel="noopener"
          leftSection={<IconEye size={18} stroke={1.6} />}
        >
          View Invitation
        </Button>
      </Group>
      <p className={classes.warning}>
        Bookmark the dashboard URL: it is the only way to reach your RSVP data later.
      </p>
      {children}
    </section>
  );
}
