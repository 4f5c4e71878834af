import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { DashboardSession } from '#domain/api/admin-sessions.ts';
import { sessionAgeLabel } from '#domain/license/dashboard-session.ts';
import { mediumDateOf } from '../../local-time.ts';
import { IconLink, IconRotate, IconTrash } from '../../theme/icons.ts';
import { CopyIcon } from '../copy-icon.tsx';
import { dashboardLink, dashboardVisit } from '../dashboard-path.ts';
import type { Column } from '../record-table.tsx';
import { RowAction } from '../row-action.tsx';

interface SessionHandlers {
  readonly onRevoke: (session: DashboardSession) => void;
  readonly onDelete: (session: DashboardSession) => void;
}

/** @param publicUrl origin of the links that are handed out */
export function sessionColumns(
  publicUrl: string,
  handlers: SessionHandlers,
): readonly Column<DashboardSession>[] {
  return [
    {
      head: 'Invitation',
      width: '32%',
      cell: ({ cleanUrl, licenseCode }) => (
        <>
          <Anchor href={`/${cleanUrl}`} target="_blank" rel="noopener" inherit c="inherit">
            {cleanUrl}
          </Anchor>
          <Text size="sm" c="dimmed">
            {/* An invitation remains after its license is deleted. */}
            {licenseCode ? `License ${licenseCode}` : 'License deleted'}
          </Text>
        </>
      ),
    },
    {
      head: 'Status',
      width: '7rem',
      cell: ({ isExpired }) => (
        <Badge variant="light" color={isExpired ? 'gold' : 'sage'} tt="none">
          {isExpired ? 'Expired' : 'Active'}
        </Badge>
      ),
    },
    { head: 'Age', cell: ({ sessionAge }) => sessionAgeLabel(sessionAge) },
    { head: 'Activated', cell: ({ usedAt }) => mediumDateOf(usedAt) },
    {
      head: 'Dashboard',
      cell: ({ cleanUrl, invitationId, dashboardToken }) => (
        <Group gap={4}>
          <Anchor
            href={dashboardVisit(invitationId, dashboardToken)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open
          </Anchor>
          <CopyIcon
            icon={IconLink}
            text={dashboardLink(publicUrl, invitationId, dashboardToken)}
            label={`Copy link to the dashboard of ${cleanUrl}`}
            hint="Copy link"
            success="Dashboard link copied to clipboard"
          />
        </Group>
      ),
    },
    {
      head: 'Actions',
      width: '6.5rem',
      isActions: true,
      cell: (session) =>
        session.licenseCode !== '' && (
          <Group gap={4} wrap="nowrap">
            <RowAction
              label={`Revoke the session of ${session.cleanUrl}`}
              hint="Revoke"
              icon={IconRotate}
              onClick={() => handlers.onRevoke(session)}
            />
            <RowAction
              label={`Delete the session of ${session.cleanUrl}`}
              hint="Delete"
              icon={IconTrash}
              color="red"
              onClick={() => handlers.onDelete(session)}
            />
          </Group>
        ),
    },
  ];
}
