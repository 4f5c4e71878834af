import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { Dialog, LEAVES_AT_ONCE } from './dialog.tsx';

interface ConfirmationProps {
  readonly isOpen: boolean;
  /** Phrased as a question. */
  readonly title: string;
  /** What will happen, and what stays. */
  readonly children: ReactNode;
  /** The button's label: a verb. */
  readonly verb: string;
  readonly isHarmless?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function Confirmation(props: ConfirmationProps) {
  const { isOpen, title, children, verb, isHarmless = false, isBusy = false } = props;
  return (
    <Dialog
      opened={isOpen}
      isBusy={isBusy}
      onClose={props.onClose}
      title={title}
      transitionProps={LEAVES_AT_ONCE}
    >
      <Stack gap="lg">
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={isBusy} data-autofocus>
            Cancel
          </Button>
          <BusyButton color={isHarmless ? 'rose' : 'red'} isBusy={isBusy} onClick={props.onConfirm}>
            {verb}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
