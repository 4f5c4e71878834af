import { expect, it, vi } from 'vitest';
import { watchOutage } from './outage.ts';

it('an outage is told when it begins and when it ends, and so is the next one', () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const outage = watchOutage(log, { away: 'It is away', back: 'It is back' });
  const error = new Error('refused');
  outage.ended();
  for (const _ of [1, 2, 3]) outage.seen(error);
  outage.ended();
  outage.ended();
  expect(log.warn.mock.calls).toEqual([[{ err: error }, 'It is away']]);
  expect(log.info.mock.calls).toEqual([['It is back']]);
  outage.seen(error);
  expect(log.warn).toHaveBeenCalledTimes(2);
});
