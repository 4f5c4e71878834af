import { describe, expect, it } from 'vitest';
import { attendanceClass, attendanceValue } from './attendance.ts';

describe('the class of an answer on the dashboard', () => {
  it.each([
    ['Joyfully Accept', 'yes'],
    ['accept', 'yes'],
    ['Attending', 'yes'],
    ['I will be attending', 'yes'],
    ['Hadir', 'yes'],
    ['yes', 'yes'],
    [' YES ', 'yes'],
    ['Regretfully Decline', 'no'],
    ['decline', 'no'],
    ['Reject', 'no'],
    ['Not Attending', 'no'],
    ['not  attending', 'no'],
    ['Tidak Hadir', 'no'],
    ['no', 'no'],
    ['No', 'no'],
    ['Maybe', 'maybe'],
    ['mungkin', 'maybe'],
    ['conditional', 'maybe'],
    ['yes!', 'maybe'],
    ['nobody knows', 'maybe'],
    ['', 'maybe'],
  ] as const)('of "%s" is %s', (text, expected) => {
    expect(attendanceClass(text)).toBe(expected);
  });
});

describe('the value that a form sends for an option', () => {
  it.each([
    ['Joyfully Accept', 'yes'],
    ['Attending', 'yes'],
    ['Hadir', 'yes'],
    ['Reject', 'no'],
    ['Not Attending', 'no'],
    ['Tidak Hadir', 'no'],
    ['Maybe', 'maybe'],
    ['Mungkin', 'maybe'],
    ['Regretfully Decline', 'regretfully decline'],
    ['Only For Dinner', 'only for dinner'],
  ])('in the main form "%s" is %s', (label, value) => {
    expect(attendanceValue(label)).toBe(value);
  });

  it.each([
    ['Joyfully Accept', 'yes'],
    ['Yes', 'yes'],
    ['Not Attending', 'no'],
    ['No', 'no'],
    ['Uncertain', 'maybe'],
    ['Maybe', 'maybe'],
    ['Hadir', 'hadir'],
  ])('in the plain form "%s" is %s', (label, value) => {
    expect(attendanceValue(label, 'plain')).toBe(value);
  });

  it('a leading yes or no decides, a "no" within a word does not', () => {
    expect(attendanceValue('Yes, with pleasure')).toBe('yes');
    expect(attendanceValue('No, sadly we cannot')).toBe('no');
    expect(attendanceValue('Nobody knows')).toBe('nobody knows');
    expect(attendanceValue('Not sure')).toBe('not sure');
  });

  it('keeps the class that the label has on the dashboard', () => {
    for (const label of ['Joyfully Accept', 'Regretfully Decline', 'Attending', 'Not Attending']) {
      expect(attendanceClass(attendanceValue(label))).toBe(attendanceClass(label));
    }
  });
});
