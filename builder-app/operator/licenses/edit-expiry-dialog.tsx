import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { localToday } from '#domain/invitation/dates.ts';
import { endOfDay, localDateOf } from '../../local-time.ts';
import { BusyButton } from '../../site/busy-button.tsx';
import { Failure } from '../failure.tsx';
import { changeExpiry } from '../operator-calls.ts';
import { type Action, useAction } from '../use-action.ts';
import { useRowChange } from '../use-row-change.ts';
import { ActionDialog } from './action-dialog.tsx';
import { expiryComplaint } from './expiry-complaint.ts';
import { showRefused } from './show-refused.ts';

interface EditExpiryDialogProps {
  /** Null closes the dialog. */
  readonly license: AdminLicense | null;
  readonly onClose: () => void;
}

/** A license's id and its new expiry. */
interface Expiry {
  readonly id: string;
  readonly expiresAt: string | null;
}

const UNFINISHED_DATE = 'Please enter the whole date, or remove it';

/** (spec) Changes the expiry of a license; without a date it never expires. */
export function EditExpiryDialog({ license, onClose }: EditExpiryDialogProps) {
  const rows = useRowChange<AdminLicense>('licenses');
  const action = useAction({
    perform: ({ id, expiresAt }: Expiry) => changeExpiry(id, expiresAt),
    success: () => 'License updated successfully',
    failed: 'Failed to update license',
    onDone: (changed) => {
      rows.put(changed);
      onClose();
    },
  });
  return (
    <ActionDialog title="Edit expiry" license={license} action={action} onClose={onClose}>
      {(shown, close) => <ExpiryForm license={shown} action={action} onClose={close} />}
    </ActionDialog>
  );
}

interface ExpiryFormProps {
  readonly license: AdminLicense;
  readonly action: Action<Expiry>;
  readonly onClose: () => void;
}

function ExpiryForm({ license, action, onClose }: ExpiryFormProps) {
  const [day, setDay] = useState(license.expiresAt ? localDateOf(license.expiresAt) : '');
  const [complaint, setComplaint] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A browser reports an incomplete date as empty, which here means never.
    const isUnfinished = input.current?.validity.badInput;
    const found = isUnfinished ? UNFINISHED_DATE : expiryComplaint(day);
    showRefused(event, () => setComplaint(found));
    if (!found) action.run({ id: license.id, expiresAt: day === '' ? null : endOfDay(day) });
  };
  const clear = () => {
    // Also clears an incomplete date in the field, of which React's state does not know.
    if (input.current) input.current.value = '';
    setDay('');
    setComplaint(undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text fw={600}>{license.licenseCode}</Text>
        <TextInput
          ref={input}
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
        <Failure text={action.failure} />
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" onClick={clear}>
            Never expires
          </Button>
          <Group gap="sm" ms="auto">
            <Button variant="default" onClick={onClose} disabled={action.isBusy}>
              Cancel
            </Button>
            <BusyButton type="submit" isBusy={action.isBusy}>
              Save
            </BusyButton>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
