import { Notifications, notifications } from '@mantine/notifications';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearNotices } from '../testing/clear-notices.ts';
import { button, click, doubleClick, mount, pageText, until } from '../testing/mount.tsx';
import { noticesAtOnce } from '../theme/notices.ts';
import { offerUndo, type Place, withdrawUndo } from './undo.tsx';

/** Shows the application's notices. All tests of a process share them, also those of other files. */
async function showNotices(isPhone = false) {
  clearNotices();
  onTestFinished(clearNotices);
  await mount(<Notifications limit={noticesAtOnce(isPhone)} transitionDuration={0} />);
}

/** Removes so many entries in a row; returns what undoing calls. */
async function remove(count: number, isPhone = false) {
  await showNotices(isPhone);
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

test('the newest offers and other notices stay visible', async () => {
  await remove(6);
  await act(async () => void notifications.show({ message: 'Not saved' }));
  const shown = ['Chapter 4', 'Chapter 5', 'Chapter 6', 'Not saved'];
  await until(() => expect(pageText().match(/Chapter \d|Not saved/g)).toEqual(shown));
});

test('on a phone the newest two offers and one other notice stay visible', async () => {
  const wide = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: true }));
  await remove(2, true);
  await act(async () => {
    for (const message of ['Not saved', 'Not sent']) notifications.show({ message });
    offerUndo('Chapter 3', 'form', () => {});
  });
  const shown = ['Chapter 2', 'Chapter 3', 'Not saved'];
  await until(() => expect(pageText().match(/Chapter \d|Not \w+/g)).toEqual(shown));
});

test('a double click on one offer does not take the next, which moves under the pointer', async () => {
  const { bringBack } = await remove(2);
  const offers = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  await doubleClick(() => offers.shift() ?? document.body);
  expect(bringBack.mock.calls).toEqual([['Chapter 1']]);
});

test('an offer that is fading out restores nothing again', async () => {
  const { bringBack } = await remove(1);
  const undo = button('Undo');
  await act(async () => {
    undo.click();
    undo.click();
  });
  expect(bringBack).toHaveBeenCalledTimes(1);
});

test('the caller learns of an offer that expired unused', async () => {
  const { bringBack, forget } = await remove(4);
  expect(forget.mock.calls).toEqual([['Chapter 1']]);
  await until(() => expect(pageText()).not.toContain('Chapter 1'));
  await click(button('Undo'));
  await act(async () => withdrawUndo('form'));
  expect(bringBack.mock.calls).toEqual([['Chapter 2']]);
  expect(forget.mock.calls).toEqual([['Chapter 1'], ['Chapter 3'], ['Chapter 4']]);
});

test('the offers of one section can be withdrawn alone, or with all others', async () => {
  await showNotices();
  const offer = (what: string, place: Place) =>
    act(async () => void offerUndo(what, place, () => {}));
  const shown = () => pageText().match(/\w+(?= removed)/g);
  await offer('Event', 'form');
  await offer('Picture', 'form.gallery');
  await act(async () => withdrawUndo('form.gallery'));
  await until(() => expect(shown()).toEqual(['Event']));
  await offer('Sample', 'form.gallery');
  await offer('Reply', 'replies');
  await act(async () => withdrawUndo('form'));
  await until(() => expect(shown()).toEqual(['Reply']));
  await act(async () => withdrawUndo('replies'));
});
