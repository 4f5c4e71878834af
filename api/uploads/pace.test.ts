import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchPace } from './pace.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

/** Receives a body, so many bytes in each minute; returns how often it was given up. */
function receive(minutes: readonly number[], ending?: 'end' | 'close') {
  const socket = { bytesRead: 500 };
  const body = Object.assign(new EventEmitter(), { socket });
  const giveUp = vi.fn();
  watchPace(body, giveUp);
  for (const came of minutes) {
    socket.bytesRead += came;
    vi.advanceTimersByTime(MINUTE);
  }
  if (ending) {
    body.emit(ending);
    vi.advanceTimersByTime(10 * MINUTE);
  }
  return giveUp.mock.calls.length;
}

test('a body may take its time', () => {
  expect(receive(Array.from({ length: 10 }, () => 65_536))).toBe(0);
});

test('a body that comes too slowly is given up once', () => {
  expect(receive([100_000, 65_535])).toBe(1);
  expect(receive([100_000, 65_535, 0, 0])).toBe(1);
});

test.each(['end', 'close'] as const)('nothing is expected of a body after its %s', (ending) => {
  expect(receive([100_000], ending)).toBe(0);
});
