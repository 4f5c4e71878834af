import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  localToday,
  longDate,
  monthName,
  shortDate,
  timeLabel,
  weekdayName,
} from './dates.ts';

describe('dates', () => {
  it('are shown in the long form of en-US', () => {
    expect(longDate('2027-06-19')).toBe('Saturday, June 19, 2027');
    expect(shortDate('2027-06-09')).toBe('June 9, 2027');
    expect([weekdayName('2027-06-19'), monthName('2027-06-19')]).toEqual(['Saturday', 'June']);
    expect(monthName('2027-01-31')).toBe('January');
  });

  it('say what Intl says, on every day of a year', () => {
    const options = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
    const intl = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    for (let day = 0; day < 366; day += 1) {
      const date = addDays('2028-01-01', day);
      expect(longDate(date)).toBe(intl.format(new Date(`${date}T00:00:00Z`)));
    }
  });

  it('are empty when there is none', () => {
    for (const nothing of ['', 'soon', '2027-02-31']) {
      for (const label of [longDate, shortDate, weekdayName, monthName]) {
        expect(label(nothing)).toBe('');
      }
    }
  });

  it('can be moved by days and months', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-11-21', 9)).toBe('2027-08-21');
    expect(addMonths('2026-05-31', 9)).toBe('2027-02-28');
  });

  it('today is the day on the local clock', () => {
    expect(localToday(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
    const inJakarta = new Date(Date.UTC(2027, 0, 5, 17, 1));
    inJakarta.getTimezoneOffset = () => -7 * 60;
    expect(localToday(inJakarta)).toBe('2027-01-06');
  });
});

describe('times', () => {
  it.each([
    ['15:30', '3:30 PM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['11:59', '11:59 AM'],
    ['', ''],
    ['25:00', ''],
  ])('%s is shown as %s', (time, label) => {
    expect(timeLabel(time)).toBe(label);
  });
});
