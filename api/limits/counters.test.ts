import { expect, test } from 'vitest';
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
