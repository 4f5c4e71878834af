import { expect, test } from 'vitest';
import { addressKey, createRateLimits, type LimitName } from './rate-limits.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::6]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  [undefined, 'unknown'],
])('the address %s counts as %s', (ip, key) => {
  expect(addressKey({ ip })).toBe(key);
});

test.each<[LimitName, number, string]>([
  ['save', 600, 'Too many attempts. Please try again in a moment.'],
  ['failedLogin', 10, 'Too many attempts. Please try again in 15 minutes.'],
  [
    'uploadOfDay',
    600,
    'Too many pictures have come over this connection today. Please use another one, or try again tomorrow.',
  ],
])('the limit %s says when to try again', async (name, most, message) => {
  const limits = createRateLimits({ enabled: true });
  for (let turn = 0; turn < most; turn += 1) await limits.spend(name, 'somebody');
  await expect(limits.spend(name, 'somebody')).rejects.toMatchObject({ message });
});
