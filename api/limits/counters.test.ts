import { expect, onTestFinished, test, vi } from 'vitest';
import { createCounters } from './counters.ts';
import type { LimitName } from './limits.ts';

test.each<[LimitName, number, string]>([
  ['save', 600, 'Too many attempts. Please try again in a moment.'],
  ['failedLogin', 10, 'Too many attempts. Please try again in 15 minutes.'],
  [
    'uploadOfDay',
    600,
    'Too many pictures have come over this connection today. Please use another one, or try again tomorrow.',
  ],
])('the limit %s says when to try again', async (name, most, message) => {
  const counters = createCounters();
  for (let turn = 0; turn < most; turn += 1) await counters.spend(name, 'somebody');
  await expect(counters.spend(name, 'somebody')).rejects.toMatchObject({ message });
});

test('no wait is longer than the limit counts, also after the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 5, 15) });
  onTestFinished(() => void vi.useRealTimers());
  const counters = createCounters();
  for (let turn = 0; turn < 10; turn += 1) await counters.spend('failedLogin', 'somebody');
  vi.setSystemTime(Date.UTC(2030, 4, 15));
  await expect(counters.spend('failedLogin', 'somebody')).rejects.toMatchObject({
    message: 'Too many attempts. Please try again in 15 minutes.',
  });
});
