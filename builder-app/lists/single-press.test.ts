import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { singlePress } from './single-press.ts';

let now = 0;

/** Presses a button; returns how often it has acted. */
function pressing(detail: number, pointerType?: string) {
  // Far from what another test pressed.
  now += 10_000;
  const act = vi.fn();
  const handle = singlePress(act);
  return (pause = 0, count = detail) => {
    now += pause;
    const event = { detail: count, timeStamp: now, nativeEvent: { pointerType } };
    handle(event as unknown as MouseEvent<HTMLButtonElement>);
    return act.mock.calls.length;
  };
}

test('the second press of a double click does nothing', () => {
  const press = pressing(1, 'mouse');
  expect(press()).toBe(1);
  expect(press(400, 2)).toBe(1);
  expect(press(400, 3)).toBe(1);
  expect(press(400, 1)).toBe(2);
});

test.each(['touch', undefined])(
  'nor does that of a double tap, which some browsers report as two single ones (%s)',
  (pointerType) => {
    const press = pressing(1, pointerType);
    expect(press()).toBe(1);
    expect(press(200)).toBe(1);
    expect(press(200)).toBe(1);
    expect(press(400)).toBe(2);
  },
);

test('keys act each time, however fast', () => {
  const press = pressing(0);
  expect(press()).toBe(1);
  expect(press(50)).toBe(2);
});
