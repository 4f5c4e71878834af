import { Alert, Button, Loader, TextInput } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatLicenseInput } from '#domain/license/code.ts';
import { IconCheck, IconWifiOff } from '../theme/icons.ts';
import classes from './license-form.module.css';
import { LICENSE_MESSAGES } from './retry.ts';
import type { DialogPhase } from './use-verification.ts';

interface Entry {
  readonly code: string;
  /** Where the caret belongs after regrouping; null if the browser has placed it correctly. */
  readonly caret: number | null;
}

interface LicenseFormProps {
  readonly phase: DialogPhase;
  readonly onSubmit: (code: string) => void;
  /** Called when the code changes: the last failure no longer applies. */
  readonly onEdit: () => void;
}

export function LicenseForm({ phase, onSubmit, onEdit }: LicenseFormProps) {
  const [entry, setEntry] = useState<Entry>({ code: '', caret: null });
  const { code } = entry;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (entry.caret !== null) input.current?.setSelectionRange(entry.caret, entry.caret);
  }, [entry]);
  const { online } = useNetwork();
  const isBusy = phase.kind === 'verifying' || phase.kind === 'verified';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit(code);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        ref={input}
        label="License code"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        data-autofocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isBusy}
        value={code}
        error={phase.kind === 'error' ? refusalOf(phase) : undefined}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget;
          const next = formatLicenseInput(value, code);
          const typedBefore = value.slice(0, selectionStart ?? undefined);
          setEntry({ code: next, caret: next === value ? null : caretIn(next, typedBefore) });
          if (phase.kind === 'error') onEdit();
        }}
        classNames={{ input: classes.input ?? '' }}
      />
      {!online && (
        <Alert
          color="gold"
          variant="light"
          icon={<IconWifiOff stroke={1.6} />}
          role="status"
          py="xs"
        >
          {LICENSE_MESSAGES.waiting}
        </Alert>
      )}
      <SubmitButton phase={phase} />
    </form>
  );
}

/** Missing details are listed above the field: their words would read as if the code were wrong. */
function refusalOf({ message, error }: Extract<DialogPhase, { kind: 'error' }>): string {
  return error && error.issues.length > 0 ? LICENSE_MESSAGES.incomplete : message;
}

/**
 * Returns the caret's position in the regrouped code: after the same digit, so that a typing error
 * in the middle can be corrected.
 */
function caretIn(code: string, typedBefore: string): number {
  const digits = formatLicenseInput(typedBefore).replaceAll('-', '').length;
  const last = [...code.matchAll(/[^-]/g)][digits - 1];
  return last ? last.index + 1 : 0;
}

/**
 * (spec) Its label and colour show the state. It stays one element, whose changes are announced also
 * while the focus is in the field.
 */
function SubmitButton({ phase }: { readonly phase: DialogPhase }) {
  if (phase.kind === 'verified') {
    return (
      <Button size="md" color="sage" leftSection={<IconCheck size={19} />} aria-live="polite">
        {LICENSE_MESSAGES.verified}
      </Button>
    );
  }
  if (phase.kind === 'verifying') {
    const { attempt } = phase;
    return (
      <Button
        size="md"
        aria-live="polite"
        aria-disabled
        leftSection={<Loader size={17} color="currentColor" />}
      >
        {attempt > 1 ? LICENSE_MESSAGES.retrying(attempt) : 'Verifying...'}
      </Button>
    );
  }
  const mayPass = phase.kind === 'error' && phase.failure !== 'license';
  return (
    <Button size="md" aria-live="polite" type="submit">
      {mayPass ? 'Try Again' : 'Activate'}
    </Button>
  );
}
