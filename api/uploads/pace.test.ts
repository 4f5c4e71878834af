import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchPace } from './pace.ts';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

interface Receipt {
  readonly size?: number;
  readonly ending?: 'end' | 'close';
}

/** Receives a body, so many bytes in each minute; returns how often it was given up. */
function receive(minutes: readonly number[], { size = MEGABYTE, ending }: Receipt = {}) {
  const socket = { bytesRead: 500 };
  const body = Object.assign(new EventEmitter(), { socket });
  const giveUp = vi.fn();
  watchPace(body, size, giveUp);
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

test('a large body, for which more space is kept, has to come faster', () => {
  const size = 50 * MEGABYTE;
  expect(
    receive(
      Array.from({ length: 10 }, () => size / 40),
      { size },
    ),
  ).toBe(0);
  expect(receive([size / 40, size / 40 - 1], { size })).toBe(1);
});

test.each(['end', 'close'] as const)('nothing is expected of a body after its %s', (ending) => {
  expect(receive([100_000], { ending })).toBe(0);
});
