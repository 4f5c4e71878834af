import { describe, expect, it } from 'vitest';
import { countdownTarget, localInstant, remaining } from './countdown.ts';
import { type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';

const target = (input: WeddingDataInput) => countdownTarget(weddingDataSchema.parse(input));
const wedding = {
  date: '2027-01-01',
  time: '10:00',
  events: [{ date: '2027-06-19', time: '15:30' }],
};
const custom = { countdownTargetDate: '2027-06-18', countdownTargetTime: '20:00' };

describe('the countdown counts to', () => {
  it("the couple's own date and time first", () => {
    expect(target({ wedding, customizations: custom })).toEqual({
      date: '2027-06-18',
      time: '20:00',
    });
  });

  it('the first event when the own date or time is empty', () => {
    const first = { date: '2027-06-19', time: '15:30' };
    expect(target({ wedding })).toEqual(first);
    for (const missing of ['countdownTargetDate', 'countdownTargetTime']) {
      expect(target({ wedding, customizations: { ...custom, [missing]: '' } })).toEqual(first);
    }
  });

  it('the legacy date and time without events', () => {
    const expected = { date: '2027-01-01', time: '10:00' };
    expect(target({ wedding: { ...wedding, events: [] } })).toEqual(expected);
  });

  it('nothing without any date', () => {
    expect(target({})).toBeNull();
    expect(target({ wedding: { events: [{ time: '12:00' }] } })).toBeNull();
  });
});

describe('remaining time', () => {
  const now = Date.UTC(2027, 5, 1);
  const left = (seconds: number, ms = 0) => remaining(now + seconds * 1000 + ms, now);

  it('is counted in whole days, hours, minutes and seconds', () => {
    expect(left(2 * 86_400 + 3 * 3600 + 4 * 60 + 5, 999)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
      passed: false,
    });
  });

  it('shows zeros once the target has passed', () => {
    const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0 };
    expect(left(0, 1)).toEqual({ ...zeros, passed: false });
    expect(left(0)).toEqual({ ...zeros, passed: true });
    expect(left(-1_000_000)).toEqual({ ...zeros, passed: true });
  });
});

it('a local moment is an instant on the clock of the place where the program runs', () => {
  const instant = new Date(localInstant({ date: '2027-06-19', time: '15:30' }));
  expect([instant.getFullYear(), instant.getMonth(), instant.getDate()]).toEqual([2027, 5, 19]);
  expect([instant.getHours(), instant.getMinutes()]).toEqual([15, 30]);
  expect(new Date(localInstant({ date: '2027-06-19', time: '' })).getHours()).toBe(0);
});
