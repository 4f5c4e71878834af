import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AdminLicense } from '#domain/api/admin.ts';
import { localToday } from '#domain/invitation/dates.ts';
import { dayOf, endOfDay } from '../dates.ts';
import { LEAVES_AT_ONCE } from '../dialog.ts';
import { Failure } from '../failure.tsx';
import { changeExpiry } from '../operator-calls.ts';
import { useAct } from '../use-act.ts';
import { expiryComplaint } from './expiry-complaint.ts';

interface EditExpiryDialogProps {
  /** Null closes it. */
  readonly license: AdminLicense | null;
  readonly onClose: () => void;
}

/** (spec) Moves the end of a license; without one it is for life. */
export function EditExpiryDialog({ license, onClose }: EditExpiryDialogProps) {
  return (
    <Modal
      opened={license !== null}
      onClose={onClose}
      title="Edit expiry"
      transitionProps={LEAVES_AT_ONCE}
    >
      {license && <ExpiryForm key={license.id} license={license} onClose={onClose} />}
    </Modal>
  );
}

function ExpiryForm({ license, onClose }: { license: AdminLicense; onClose: () => void }) {
  const [day, setDay] = useState(license.expiresAt ? dayOf(license.expiresAt) : '');
  const [complaint, setComplaint] = useState<string>();
  const act = useAct({
    perform: (expiresAt: string | null) => changeExpiry(license.id, expiresAt),
    success: () => 'License updated successfully',
    failed: 'Failed to update license',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = expiryComplaint(day);
    setComplaint(found);
    if (!found) act.run(day === '' ? null : endOfDay(day));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text fw={600}>{license.licenseCode}</Text>
        <TextInput
          type="date"
          label="Expiration date"
          description="The last day on which it can be activated. Without a date it never expires."
          min={localToday(new Date())}
          value={day}
          error={complaint}
          data-autofocus
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            setComplaint(undefined);
          }}
        />
        <Failure text={act.failure} />
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" disabled={day === ''} onClick={() => setDay('')}>
            Never expires
          </Button>
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={act.isBusy}>
              Save
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
