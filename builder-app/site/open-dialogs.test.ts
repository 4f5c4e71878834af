import { expect, test } from 'vitest';
import { closeDialog, dialogOpened } from './open-dialogs.ts';

test('of two open dialogs, the uppermost is closed', () => {
  const closed: string[] = [];
  const lower = dialogOpened(() => closed.push('lower'));
  const upper = dialogOpened(() => closed.push('upper'));
  expect(closeDialog()).toBe(true);
  expect(closed).toEqual(['upper']);
  upper();
  expect(closeDialog()).toBe(true);
  expect(closed).toEqual(['upper', 'lower']);
  lower();
  expect(closeDialog()).toBe(false);
});

test('a dialog that has to stay is still open', () => {
  const gone = dialogOpened(() => {});
  expect(closeDialog()).toBe(true);
  expect(closeDialog()).toBe(true);
  gone();
});
