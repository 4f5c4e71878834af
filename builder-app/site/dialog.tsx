import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dialogOpened } from './open-dialogs.ts';

/** For a dialog whose subject is gone as soon as it closes: it would fade out half empty. */
export const LEAVES_AT_ONCE = { exitDuration: 0 } as const;

interface DialogProps extends ModalProps {
  /** Keeps it open while its call runs; once closed, it could not report the outcome. */
  readonly isBusy?: boolean;
}

/**
 * A dialog, which the browser's Back closes, too. The focus returns to what opened it, or, once that
 * is gone, to the section that it was in.
 */
export function Dialog({ isBusy = false, ...props }: DialogProps) {
  const { opened, onClose } = props;
  const close = () => {
    if (!isBusy) onClose();
  };
  const onBack = useEffectEvent(close);
  const from = useRef<{ opener: Element; section: HTMLElement | null }>(null);
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement ?? document.body;
    from.current = { opener, section: opener.closest('section') };
    return dialogOpened(() => onBack());
  }, [opened]);
  const handOn = () => {
    const { opener, section } = from.current ?? {};
    if (opener?.isConnected || section?.contains(document.activeElement)) return;
    section?.focus({ preventScroll: true });
  };
  return (
    <Modal withCloseButton={!isBusy} {...props} onClose={close} onExitTransitionEnd={handOn} />
  );
}
