import { Anchor, Badge, Group } from '@mantine/core';
import { IconCalendarEvent, IconTrash } from '@tabler/icons-react';
import type { AdminLicense } from '#domain/api/admin.ts';
import {
  canDelete,
  isAutoActivated,
  type LicenseState,
  licenseStatus,
} from '#domain/license/state.ts';
import { CopyIcon } from '../copy-icon.tsx';
import { dashboardPath } from '../dashboard-path.ts';
import { dayLabel, endLabel } from '../dates.ts';
import { IconAct } from '../icon-act.tsx';
import type { Column } from '../record-table.tsx';

const COLORS = { Available: 'sage', Used: 'rose', Expired: 'gold' } as const;

interface LicenseActs {
  readonly onEdit: (license: AdminLicense) => void;
  readonly onDelete: (license: AdminLicense) => void;
}

export function licenseColumns({ onEdit, onDelete }: LicenseActs): readonly Column<AdminLicense>[] {
  return [
    {
      head: 'Code',
      width: '32%',
      cell: ({ licenseCode }) => (
        <Group gap={4} wrap="nowrap">
          {licenseCode}
          <CopyIcon
            text={licenseCode}
            label={`Copy ${licenseCode}`}
            success="License code copied to clipboard"
          />
        </Group>
      ),
    },
    { head: 'Status', width: '24%', cell: (license) => <LicenseBadges license={license} /> },
    { head: 'Created', cell: ({ createdAt }) => dayLabel(createdAt) },
    { head: 'Expires', cell: ({ expiresAt }) => (expiresAt ? endLabel(expiresAt) : 'Never') },
    {
      head: 'Invitation',
      cell: ({ invitationId, dashboardToken }) =>
        invitationId && dashboardToken ? (
          <Anchor
            href={dashboardPath(invitationId, dashboardToken)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Dashboard
          </Anchor>
        ) : (
          'None'
        ),
    },
    {
      head: 'Actions',
      width: '6.5rem',
      isActions: true,
      cell: (license) => (
        <Group gap={4} wrap="nowrap">
          <IconAct
            label={`Edit expiry of ${license.licenseCode}`}
            hint="Edit expiry"
            icon={IconCalendarEvent}
            onClick={() => onEdit(license)}
          />
          {canDelete(license) && (
            <IconAct
              label={`Delete ${license.licenseCode}`}
              hint="Delete"
              icon={IconTrash}
              color="red"
              onClick={() => onDelete(license)}
            />
          )}
        </Group>
      ),
    },
  ];
}

function LicenseBadges({ license }: { readonly license: AdminLicense }) {
  const state = stateOf(license);
  const status = licenseStatus(state, Date.now());
  return (
    <Group gap={6}>
      <Badge variant="light" color={COLORS[status]} tt="none">
        {status}
      </Badge>
      {isAutoActivated(state) && (
        <Badge variant="light" color="gray" tt="none">
          Auto-activated
        </Badge>
      )}
    </Group>
  );
}

function stateOf(license: AdminLicense): LicenseState {
  return {
    isUsed: license.isUsed,
    expiresAt: license.expiresAt ? Date.parse(license.expiresAt) : null,
    providerStatus: license.lemonsqueezy_status,
    providerInstanceId: license.lemonsqueezy_instance_id,
  };
}
