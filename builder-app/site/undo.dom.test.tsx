import { Notifications, notifications } from '@mantine/notifications';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, doubleClick, mount, pageText } from '../testing/mount.tsx';
import { NOTICES } from '../theme/notices.ts';
import { offerUndo, withdrawUndo } from './undo.tsx';

beforeEach(() => withdrawUndo('form'));

/** Removes so many entries in a row, in the application's notices; returns what undoing calls. */
async function remove(count: number) {
  await mount(<Notifications limit={NOTICES} transitionDuration={0} />);
  const bringBack = vi.fn();
  for (let at = 1; at <= count; at += 1) {
    const what = `Chapter ${at}`;
    await act(async () => {
      offerUndo(what, 'form', () => bringBack(what));
    });
  }
  return bringBack;
}

test('the newest offers, and what else is to be said, stay in sight', async () => {
  await remove(6);
  await act(async () => void notifications.show({ message: 'Not saved' }));
  expect(pageText().match(/Chapter \d|Not saved/g)).toEqual([
    'Chapter 4',
    'Chapter 5',
    'Chapter 6',
    'Not saved',
  ]);
});

test('a double click on one offer leaves the next, which comes under the pointer', async () => {
  const bringBack = await remove(2);
  await doubleClick(() => button('Undo'));
  expect(bringBack.mock.calls).toEqual([['Chapter 1']]);
});

test('an offer that is leaving the screen brings nothing back again', async () => {
  const bringBack = await remove(1);
  const undo = button('Undo');
  await act(async () => {
    undo.click();
    undo.click();
  });
  expect(bringBack).toHaveBeenCalledTimes(1);
});
