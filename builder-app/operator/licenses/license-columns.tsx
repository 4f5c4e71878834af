import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import {
  canActivate,
  canDeactivate,
  canDelete,
  isAutoActivated,
  type LicenseState,
  licenseStatus,
} from '#domain/license/state.ts';
import { mediumDateOf } from '../../local-time.ts';
import {
  IconCalendarEvent,
  IconFileOff,
  IconPlugConnected,
  IconPlugConnectedX,
  IconTrash,
} from '../../theme/icons.ts';
import { CopyIcon } from '../copy-icon.tsx';
import { dashboardVisit } from '../dashboard-path.ts';
import type { Column } from '../record-table.tsx';
import { RowAction } from '../row-action.tsx';
import classes from './license-columns.module.css';

const COLORS = { Available: 'sage', Used: 'rose', Expired: 'gold' } as const;

interface LicenseHandlers {
  readonly onEdit: (license: AdminLicense) => void;
  readonly onDelete: (license: AdminLicense) => void;
  readonly onActivate: (license: AdminLicense) => void;
  readonly onDeactivate: (license: AdminLicense) => void;
  readonly onRemoveInvitation: (license: AdminLicense) => void;
}

export function licenseColumns(handlers: LicenseHandlers): readonly Column<AdminLicense>[] {
  return [
    {
      head: 'Code',
      width: '32%',
      cell: ({ licenseCode, paymentId, buyerEmail }) => (
        <>
          <Code>{licenseCode}</Code>
          {paymentId && (
            <Text size="sm" c="dimmed">
              Order {paymentId}
            </Text>
          )}
          {buyerEmail && (
            <Text size="sm" c="dimmed">
              {buyerEmail}
            </Text>
          )}
        </>
      ),
    },
    { head: 'Status', width: '14%', cell: (license) => <LicenseBadges license={license} /> },
    { head: 'Created', width: '7.5rem', cell: ({ createdAt }) => mediumDateOf(createdAt) },
    {
      head: 'Expires',
      width: '7.5rem',
      cell: ({ expiresAt }) => (expiresAt ? mediumDateOf(expiresAt) : 'Never'),
    },
    { head: 'Invitation', cell: (license) => <InvitationLinks {...license} /> },
    {
      head: 'Actions',
      width: '9rem',
      isActions: true,
      cell: (license) => <LicenseActions license={license} {...handlers} />,
    },
  ];
}

/** A code with a button to copy it, which stays beside its last group when it wraps. */
function Code({ children: code }: { readonly children: string }) {
  const last = code.lastIndexOf('-') + 1;
  return (
    <>
      {code.slice(0, last)}
      <span className={classes.last}>
        {code.slice(last)}
        <CopyIcon text={code} label={`Copy ${code}`} success="License code copied to clipboard" />
      </span>
    </>
  );
}

/** Links to the couple's dashboard, as long as its session is valid, and to the public page. */
function InvitationLinks({
  invitationId,
  cleanUrl,
  dashboardToken,
}: Pick<AdminLicense, 'invitationId' | 'cleanUrl' | 'dashboardToken'>) {
  if (!invitationId) return 'None';
  if (cleanUrl === null) return 'Removed';
  return (
    <div>
      {dashboardToken ? (
        <Anchor
          href={dashboardVisit(invitationId, dashboardToken)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Dashboard
        </Anchor>
      ) : (
        'No access'
      )}
      <Text size="sm" c="dimmed">
        <Anchor href={`/${cleanUrl}`} target="_blank" rel="noopener" inherit c="inherit">
          {cleanUrl}
        </Anchor>
      </Text>
    </div>
  );
}

function LicenseActions({
  license,
  ...handlers
}: LicenseHandlers & { readonly license: AdminLicense }) {
  const state = stateOf(license);
  const { licenseCode } = license;
  return (
    <Group gap={4}>
      <RowAction
        label={`Edit expiry of ${licenseCode}`}
        hint="Edit expiry"
        icon={IconCalendarEvent}
        onClick={() => handlers.onEdit(license)}
      />
      {canActivate(state) && (
        <RowAction
          label={`Activate ${licenseCode}`}
          hint="Activate"
          icon={IconPlugConnected}
          onClick={() => handlers.onActivate(license)}
        />
      )}
      {canDeactivate(state) && (
        <RowAction
          label={`Deactivate ${licenseCode}`}
          hint="Deactivate"
          icon={IconPlugConnectedX}
          onClick={() => handlers.onDeactivate(license)}
        />
      )}
      {canDelete(license) && (
        <RowAction
          label={`Delete ${licenseCode}`}
          hint="Delete"
          icon={IconTrash}
          color="red"
          onClick={() => handlers.onDelete(license)}
        />
      )}
      {license.cleanUrl !== null && (
        <RowAction
          label={`Remove invitation of ${licenseCode}`}
          hint="Remove Invitation"
          icon={IconFileOff}
          color="red"
          onClick={() => handlers.onRemoveInvitation(license)}
        />
      )}
    </Group>
  );
}

function LicenseBadges({ license }: { readonly license: AdminLicense }) {
  const state = stateOf(license);
  const status = licenseStatus(state, Date.now());
  const isDeactivated = state.providerStatus === 'deactivated';
  return (
    <Group gap={6}>
      {/* Nobody can use a deactivated license, so it is not available. */}
      {!(isDeactivated && status === 'Available') && (
        <Badge variant="light" color={COLORS[status]} tt="none">
          {status}
        </Badge>
      )}
      {isAutoActivated(state) && (
        <Badge variant="light" color="gray" tt="none">
          Auto-activated
        </Badge>
      )}
      {isDeactivated && (
        <Badge variant="light" color="red" tt="none">
          Deactivated
        </Badge>
      )}
      {state.providerStatus === 'active' && !state.isUsed && (
        <Badge variant="light" color="gray" tt="none">
          Activated manually
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
