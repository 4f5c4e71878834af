import { expect, test, vi } from 'vitest';
import { createGate } from '#tests/support/gate.ts';
import { createReadiness } from './service.ts';

const quiet = () => ({ info: vi.fn(), warn: vi.fn() });

test('all who ask within a second are told what one look has found', async () => {
  let now = 0;
  const gate = createGate();
  const ping = vi.fn(gate.pass);
  const requireReady = createReadiness([{ name: 'database', ping }], quiet(), () => now);
  const together = [requireReady(), requireReady()];
  now += 5_000;
  together.push(requireReady());
  gate.open();
  await Promise.all(together);
  now += 999;
  await requireReady();
  expect(ping).toHaveBeenCalledTimes(1);
  now += 1;
  await requireReady();
  expect(ping).toHaveBeenCalledTimes(2);
});

test('the log is told when a part goes and when it is back, however many ask', async () => {
  let now = 0;
  let isAway = true;
  const gone = new Error('ECONNREFUSED');
  const ping = async () => {
    if (isAway) throw gone;
  };
  const log = quiet();
  const parts = [
    { name: 'database', ping },
    { name: 'store', ping: async () => undefined },
  ] as const;
  const requireReady = createReadiness(parts, log, () => now);
  const refusal = { code: 'unavailable', message: 'No answer from: database' };
  for (let turn = 0; turn < 10; turn += 1) {
    await expect(requireReady()).rejects.toMatchObject(refusal);
    now += 500;
  }
  expect(log.warn.mock.calls).toEqual([[{ err: gone }, 'database does not answer']]);
  isAway = false;
  now += 1_000;
  await requireReady();
  expect(log.info.mock.calls).toEqual([['database answers again']]);
});
