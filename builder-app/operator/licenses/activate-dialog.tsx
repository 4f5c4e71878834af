import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type ActivateLicenseRequest,
  type AdminLicense,
  activateLicenseRequest,
} from '#domain/api/admin-licenses.ts';
import { Failure } from '../failure.tsx';
import { activateLicense } from '../operator-calls.ts';
import { type Act, useAct } from '../use-act.ts';
import { useRowChange } from '../use-row-change.ts';
import { ActDialog } from './act-dialog.tsx';

interface ActivateDialogProps {
  /** Null closes the dialog. */
  readonly license: AdminLicense | null;
  readonly onClose: () => void;
}

/** (spec) Activates a license manually at the provider. */
export function ActivateDialog({ license, onClose }: ActivateDialogProps) {
  const rows = useRowChange<AdminLicense>('licenses');
  const act = useAct({
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
    <ActDialog title="Activate license" license={license} act={act} onClose={onClose}>
      {(shown) => <ActivationForm license={shown} act={act} onClose={onClose} />}
    </ActDialog>
  );
}

interface ActivationFormProps {
  readonly license: AdminLicense;
  readonly act: Act<ActivateLicenseRequest>;
  readonly onClose: () => void;
}

function ActivationForm({ license: { licenseCode }, act, onClose }: ActivationFormProps) {
  const [instanceName, setInstanceName] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = activateLicenseRequest.safeParse({ licenseCode, instanceName });
    setComplaint(error?.issues[0]?.message);
    if (data) act.run(data);
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
        <Failure text={act.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={act.isBusy}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isBusy}>
            Activate
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
