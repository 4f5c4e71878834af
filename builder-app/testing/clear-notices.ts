import { notifications } from '@mantine/notifications';
import { withdrawUndo } from '../site/undo.tsx';

/** Removes the notices that other tests in the same process have left. */
export function clearNotices(): void {
  withdrawUndo('form');
  withdrawUndo('replies');
  notifications.clean();
}
