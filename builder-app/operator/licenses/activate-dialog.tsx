import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AdminLicense, activateLicenseRequest } from '#domain/api/admin.ts';
import { LEAVES_AT_ONCE } from '../../site/dialog.ts';
import { Failure } from '../failure.tsx';
import { activateLicense } from '../operator-calls.ts';
import { useAct } from '../use-act.ts';

interface ActivateDialogProps {
  /** Null closes it. */
  readonly license: AdminLicense | null;
  readonly onClose: () => void;
}

/** (spec) Activates a license at the provider by hand. */
export function ActivateDialog({ license, onClose }: ActivateDialogProps) {
  return (
    <Modal
      opened={license !== null}
      onClose={onClose}
      title="Activate license"
      transitionProps={LEAVES_AT_ONCE}
    >
      {license && <ActivationForm key={license.id} license={license} onClose={onClose} />}
    </Modal>
  );
}

function ActivationForm({ license, onClose }: { license: AdminLicense; onClose: () => void }) {
  const { licenseCode } = license;
  const [instanceName, setInstanceName] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const act = useAct({
    perform: (name: string) => activateLicense(licenseCode, name),
    success: () => 'License activated successfully',
    failed: 'Failed to activate license',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = activateLicenseRequest.safeParse({ licenseCode, instanceName });
    setComplaint(error?.issues[0]?.message);
    if (data) act.run(data.instanceName);
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
          <Button variant="default" onClick={onClose}>
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
