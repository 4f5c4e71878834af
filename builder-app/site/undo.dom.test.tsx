import { Notifications, notifications } from '@mantine/notifications';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, click, doubleClick, mount, pageText, until } from '../testing/mount.tsx';
import { NOTICES } from '../theme/notices.ts';
import { offerUndo, withdrawUndo } from './undo.tsx';

// Other tests in the same process leave notifications.
beforeEach(() => {
  withdrawUndo('form');
  notifications.clean();
});

/** Removes so many entries in a row, in the application's notices; returns what undoing calls. */
async function remove(count: number) {
  await mount(<Notifications limit={NOTICES} transitionDuration={0} />);
  const bringBack = vi.fn();
  const forget = vi.fn();
  for (let at = 1; at <= count; at += 1) {
    const what = `Chapter ${at}`;
    await act(async () => {
      offerUndo(
        what,
        'form',
        () => bringBack(what),
        () => forget(what),
      );
    });
  }
  return { bringBack, forget };
}

test('the newest offers, and what else is to be said, stay in sight', async () => {
  await remove(6);
  await act(async () => void notifications.show({ message: 'Not saved' }));
  const shown = ['Chapter 4', 'Chapter 5', 'Chapter 6', 'Not saved'];
  await until(() => expect(pageText().match(/Chapter \d|Not saved/g)).toEqual(shown));
});

test('a double click on one offer leaves the next, which comes under the pointer', async () => {
  const { bringBack } = await remove(2);
  await doubleClick(() => button('Undo'));
  expect(bringBack.mock.calls).toEqual([['Chapter 1']]);
});

test('an offer that is leaving the screen brings nothing back again', async () => {
  const { bringBack } = await remove(1);
  const undo = button('Undo');
  await act(async () => {
    undo.click();
    undo.click();
  });
  expect(bringBack).toHaveBeenCalledTimes(1);
});

test('who offered it hears of an offer that has gone without being taken', async () => {
  const { bringBack, forget } = await remove(4);
  expect(forget.mock.calls).toEqual([['Chapter 1']]);
  await until(() => expect(pageText()).not.toContain('Chapter 1'));
  await click(button('Undo'));
  await act(async () => withdrawUndo('form'));
  expect(bringBack.mock.calls).toEqual([['Chapter 2']]);
  expect(forget.mock.calls).toEqual([['Chapter 1'], ['Chapter 3'], ['Chapter 4']]);
});
