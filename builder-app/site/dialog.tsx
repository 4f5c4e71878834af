import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { dialogOpened } from './open-dialogs.ts';

/** For a dialog whose subject is gone as soon as it closes: it would fade out half empty. */
export const LEAVES_AT_ONCE = { exitDuration: 0 } as const;

interface DialogProps extends ModalProps {
  /** Keeps it open while its call runs; once closed, it could not report the outcome. */
  readonly isBusy?: boolean;
}

/** A dialog, which the browser's Back closes, too. */
export function Dialog({ isBusy = false, ...props }: DialogProps) {
  const { opened, onClose } = props;
  const close = () => {
    if (!isBusy) onClose();
  };
  const onBack = useEffectEvent(close);
  useEffect(() => (opened ? dialogOpened(() => onBack()) : undefined), [opened]);
  return <Modal withCloseButton={!isBusy} {...props} onClose={close} />;
}
