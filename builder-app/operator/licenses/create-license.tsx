import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { customCodeInput } from '#domain/api/admin-licenses.ts';
import { localToday } from '#domain/invitation/dates.ts';
import { formatCustomCode, MAX_CUSTOM_CODE_LENGTH } from '#domain/license/code.ts';
import { endOfDay } from '../../local-time.ts';
import { CreateButton } from '../create-button.tsx';
import { Failure } from '../failure.tsx';
import { createLicense, type NewLicense } from '../operator-calls.ts';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import classes from './create-license.module.css';
import { expiryComplaint } from './expiry-complaint.ts';
import { showRefused } from './show-refused.ts';

const TYPES = [
  { value: 'lifetime', label: 'Lifetime' },
  { value: 'temporary', label: 'Temporary' },
];
const EMPTY = { type: 'lifetime', expiresAt: '', customCode: '' };
const EXPIRY_REQUIRED = 'Please choose an expiration date';

interface Complaints {
  readonly expiresAt?: string | undefined;
  readonly customCode?: string | undefined;
}

/** (spec) Creates a license for life or until a day; its code is generated unless one is given. */
export function CreateLicense() {
  const [entry, setEntry] = useState(EMPTY);
  const [complaints, setComplaints] = useState<Complaints>({});
  const action = useAction({
    perform: createLicense,
    success: ({ licenseCode }) => `License created: ${licenseCode}`,
    failed: 'Failed to create license',
    onDone: () => setEntry(EMPTY),
  });
  const change = (part: Partial<typeof EMPTY>) => {
    setEntry({ ...entry, ...part });
    setComplaints({});
    action.clearFailure();
  };
  const isTemporary = entry.type === 'temporary';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const license = { customCode: entry.customCode, expiresAt: isTemporary ? entry.expiresAt : '' };
    const found = complaintsOf(license, isTemporary);
    showRefused(event, () => setComplaints(found));
    if (!found.expiresAt && !found.customCode) action.run(asked(license));
  };
  return (
    <Section title="Create license">
      <Failure text={action.failure} />
      <form onSubmit={submit} className={classes.form} noValidate>
        <div>
          <Text
            component="span"
            size="md"
            fw={500}
            id="license-type"
            className={classes.label ?? ''}
          >
            Type
          </Text>
          <SegmentedControl
            aria-labelledby="license-type"
            size="md"
            className={classes.types ?? ''}
            data={TYPES}
            value={entry.type}
            // (spec) A license for life has no expiry.
            onChange={(type) => change({ type, expiresAt: '' })}
          />
        </div>
        {isTemporary && (
          <TextInput
            type="date"
            label="Expiration date"
            min={localToday(new Date())}
            value={entry.expiresAt}
            error={complaints.expiresAt}
            className={classes.date ?? ''}
            onChange={({ currentTarget: { value } }) => change({ expiresAt: value })}
          />
        )}
        <div className={classes.last}>
          <TextInput
            label="Custom code"
            placeholder="XXXX-XXXX-XXXX-XXXX"
            description="Leave empty to generate one. Buyers can type only digits and A–F; a code with other letters has to be pasted."
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_CUSTOM_CODE_LENGTH}
            value={entry.customCode}
            error={complaints.customCode}
            className={classes.code ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ customCode: formatCustomCode(value) })
            }
          />
          <CreateButton isBusy={action.isBusy} className={classes.submit}>
            Create License
          </CreateButton>
        </div>
      </form>
    </Section>
  );
}

type Entered = { readonly customCode: string; readonly expiresAt: string };

function complaintsOf(license: Entered, isTemporary: boolean): Complaints {
  const code = customCodeInput.safeParse(license.customCode);
  return {
    expiresAt:
      isTemporary && license.expiresAt === ''
        ? EXPIRY_REQUIRED
        : expiryComplaint(license.expiresAt),
    customCode: code.error?.issues[0]?.message,
  };
}

const asked = ({ customCode, expiresAt }: Entered): NewLicense => ({
  customCode: customCode || null,
  expiresAt: expiresAt === '' ? null : endOfDay(expiresAt),
});
