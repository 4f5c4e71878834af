import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type ActivateLicenseRequest,
  type AdminLicense,
  activateLicenseRequest,
} from '#domain/api/admin-licenses.ts';
import { BusyButton } from '../../site/busy-button.tsx';
import { Failure } from '../failure.tsx';
import { activateLicense } from '../operator-calls.ts';
import { type Action, useAction } from '../use-action.ts';
import { useRowChange } from '../use-row-change.ts';
import { ActionDialog } from './action-dialog.tsx';
import { showRefused } from './show-refused.ts';

interface ActivateDialogProps {
  /** Null closes the dialog. */
  readonly license: AdminLicense | null;
  readonly onClose: () => void;
}

/** (spec) Activates a license manually at the provider. */
export function ActivateDialog({ license, onClose }: ActivateDialogProps) {
  const rows = useRowChange<AdminLicense>('licenses');
  const action = useAction({
    perform: ({ licenseCode, instanceName }: ActivateLicenseRequest) =>
      activateLicense(licenseCode, instanceName),
    success: () => 'License activated successfully',
    failed: 'Failed to activate license',
    onDone: ({ license: activated }) => {
      rows.put(activated);
      onClose();
    },
  });
  return (
    <ActionDialog title="Activate license" license={license} action={action} onClose={onClose}>
      {(shown, close) => <ActivationForm license={shown} action={action} onClose={close} />}
    </ActionDialog>
  );
}

interface ActivationFormProps {
  readonly license: AdminLicense;
  readonly action: Action<ActivateLicenseRequest>;
  readonly onClose: () => void;
}

function ActivationForm({ license: { licenseCode }, action, onClose }: ActivationFormProps) {
  const [instanceName, setInstanceName] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = activateLicenseRequest.safeParse({ licenseCode, instanceName });
    showRefused(event, () => setComplaint(error?.issues[0]?.message));
    if (data) action.run(data);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text fw={600}>{licenseCode}</Text>
        <TextInput
          label="Instance name"
          description="The name of this activation in the provider's list"
          value={instanceName}
          error={complaint}
          data-autofocus
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setInstanceName(value);
            setComplaint(undefined);
          }}
        />
        <Failure text={action.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={action.isBusy}>
            Cancel
          </Button>
          <BusyButton type="submit" isBusy={action.isBusy}>
            Activate
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
