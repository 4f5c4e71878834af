import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { BusyButton } from '../../site/busy-button.tsx';
import { Failure } from '../failure.tsx';
import { removeInvitation } from '../operator-calls.ts';
import { type Action, useAction } from '../use-action.ts';
import { useRowChange } from '../use-row-change.ts';
import { ActionDialog } from './action-dialog.tsx';

interface RemoveInvitationDialogProps {
  /** Null closes the dialog. */
  readonly license: AdminLicense | null;
  readonly onClose: () => void;
}

/**
 * Takes an invitation offline for good. Its address has to be typed first, so that no other one is
 * removed by mistake.
 */
export function RemoveInvitationDialog({ license, onClose }: RemoveInvitationDialogProps) {
  const rows = useRowChange<AdminLicense>('licenses');
  const action = useAction({
    perform: ({ licenseCode }: AdminLicense) => removeInvitation(licenseCode),
    success: () => 'Invitation removed successfully',
    failed: 'Failed to remove invitation',
    onDone: (_, removed) => {
      rows.put({ ...removed, cleanUrl: null, dashboardToken: null });
      onClose();
    },
  });
  return (
    <ActionDialog
      title="Remove this invitation?"
      license={license}
      action={action}
      onClose={onClose}
    >
      {(shown, close) => <RemovalForm license={shown} action={action} onClose={close} />}
    </ActionDialog>
  );
}

interface RemovalFormProps {
  readonly license: AdminLicense;
  readonly action: Action<AdminLicense>;
  readonly onClose: () => void;
}

function RemovalForm({ license, action, onClose }: RemovalFormProps) {
  const { cleanUrl, licenseCode } = license;
  const [typed, setTyped] = useState('');
  const isNamed = typed.trim().toLowerCase() === cleanUrl;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed) action.run(license);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          The page of <strong style={{ overflowWrap: 'anywhere' }}>{cleanUrl}</strong> goes offline:
          guests read that the invitation is no longer here. Everything that the couple has entered
          and all replies are deleted, and the couple’s links end. This cannot be undone. License{' '}
          <strong>{licenseCode}</strong> stays used.
        </div>
        <TextInput
          label="Address of the invitation"
          description="Type it as shown above to confirm"
          value={typed}
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Failure text={action.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={action.isBusy}>
            Cancel
          </Button>
          <BusyButton type="submit" color="red" disabled={!isNamed} isBusy={action.isBusy}>
            Remove Invitation
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
