import { afterEach, expect, test, vi } from 'vitest';
import { createGate } from '#tests/support/gate.ts';
import { createReadiness } from './readiness.ts';

afterEach(() => {
  vi.useRealTimers();
});

const quiet = () => ({ info: vi.fn(), warn: vi.fn() });
const there = { ping: async () => undefined };

test('all who ask within a second are told what one look has found', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const gate = createGate();
  const ping = vi.fn(gate.pass);
  const parts = { database: { ping }, queue: there, store: there };
  const absentParts = createReadiness(parts, quiet());
  const together = [absentParts(), absentParts()];
  now += 5_000;
  together.push(absentParts());
  gate.open();
  await Promise.all(together);
  now += 999;
  await absentParts();
  expect(ping).toHaveBeenCalledTimes(1);
  now += 1;
  await absentParts();
  expect(ping).toHaveBeenCalledTimes(2);
});

test('a part that does not answer within three seconds is away', async () => {
  vi.useFakeTimers();
  const hanging = { ping: () => new Promise<void>(() => {}) };
  const absent = createReadiness({ database: there, queue: hanging, store: there }, quiet())();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await absent).toEqual(['queue']);
});

test('the log is told when a part goes and when it is back, however many ask', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let isAway = true;
  const gone = new Error('ECONNREFUSED');
  const ping = async () => {
    if (isAway) throw gone;
  };
  const log = quiet();
  const parts = { database: { ping }, queue: there, store: there };
  const absentParts = createReadiness(parts, log);
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await absentParts()).toEqual(['database']);
    now += 500;
  }
  expect(log.warn.mock.calls).toEqual([[{ err: gone }, 'database does not answer']]);
  isAway = false;
  now += 1_000;
  expect(await absentParts()).toEqual([]);
  expect(log.info.mock.calls).toEqual([['database answers again']]);
});
