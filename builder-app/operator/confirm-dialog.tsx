import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LEAVES_AT_ONCE } from './dialog.ts';
import { Failure } from './failure.tsx';
import type { Act } from './use-act.ts';

interface ConfirmDialogProps<Input> {
  /** What is at stake; null closes the dialog. */
  readonly of: Input | null;
  /** A question. */
  readonly title: string;
  /** What will be, and what stays. */
  readonly children: ReactNode;
  /** On the button: a verb. */
  readonly verb: string;
  readonly isHarmless?: boolean;
  readonly act: Act<Input>;
  readonly onClose: () => void;
}

/** (spec) Asks before something is done that cannot be taken back. Stays while it fails. */
export function ConfirmDialog<Input>(props: ConfirmDialogProps<Input>) {
  const { of, title, children, verb, isHarmless = false, act, onClose } = props;
  const close = () => {
    act.forget();
    onClose();
  };
  return (
    <Modal opened={of !== null} onClose={close} title={title} transitionProps={LEAVES_AT_ONCE}>
      <Stack gap="lg">
        <div>{children}</div>
        <Failure text={act.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button
            color={isHarmless ? 'rose' : 'red'}
            loading={act.isBusy}
            onClick={() => of !== null && act.run(of)}
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
