import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dialogOpened, isDialogOpen } from './open-dialogs.ts';

/** For a dialog whose subject is gone as soon as it closes: it would fade out half empty. */
export const LEAVES_AT_ONCE = { exitDuration: 0 } as const;

interface DialogProps extends ModalProps {
  /** Keeps it open while its call runs; once closed, it could not report the outcome. */
  readonly isBusy?: boolean;
}

/**
 * A dialog, which the browser's Back closes, too. The focus returns to what opened it; once that is
 * gone, to the section that it was in; and without either, as after a dialog that followed another or
 * opened by itself, to the tab of the screen that is open.
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
    const isThere = opener?.isConnected && opener !== document.body;
    if (isThere || section?.contains(document.activeElement)) return;
    if (section?.isConnected) section.focus({ preventScroll: true });
    else if (isFocusLost()) openTab()?.focus({ preventScroll: true });
  };
  return (
    <Modal withCloseButton={!isBusy} {...props} onClose={close} onExitTransitionEnd={handOn} />
  );
}

/** Returns whether the focus goes with the dialog that has closed, and no other has taken it. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !isDialogOpen() && (focused === document.body || !!focused?.closest('[role="dialog"]'));
}

const openTab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
