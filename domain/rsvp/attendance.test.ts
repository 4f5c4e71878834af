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
    ['Not\tattending', 'no'],
    ['Not\u00a0attending', 'no'],
    ['Tidak Hadir', 'no'],
    ['no', 'no'],
    ['No', 'no'],
    ['Maybe', 'maybe'],
    ['mungkin', 'maybe'],
    ["Can't attend", 'maybe'],
    ['conditional', 'maybe'],
    ['yes!', 'maybe'],
    ['nobody knows', 'maybe'],
    ['', 'maybe'],
    ["Won't be attending", 'no'],
    ['Won’t be attending', 'no'],
    ['wont be attending', 'no'],
    ['Unfortunately unable to accept', 'no'],
    ['We are not, sadly, attending', 'no'],
    ['No longer attending', 'no'],
    ['None of us will be attending', 'no'],
    ['Never attending weddings', 'no'],
    ['Tidak bisa hadir', 'no'],
    ['Maaf, tidak dapat hadir', 'no'],
    ['Tidak akan hadir', 'no'],
    ['Belum bisa hadir', 'no'],
    ['Tidak bisa ikut menghadiri', 'no'],
    ['Berhalangan hadir', 'no'],
    ['Insya Allah hadir', 'yes'],
    ['Pasti hadir, tidak sendiri', 'yes'],
    ['Bisa hadir', 'yes'],
    ['Not only attending but dancing', 'yes'],
    ["Can't wait! Attending", 'yes'],
    ['Attending, not staying late', 'yes'],
    ['No problem, attending', 'yes'],
    ['Notably attending', 'yes'],
    ['Not sure', 'maybe'],
    ['Belum tahu', 'maybe'],
    ['Mungkin hadir', 'maybe'],
    ['Maybe attending', 'maybe'],
    ['Uncertain about attending', 'maybe'],
    ['Mungkin tidak hadir', 'no'],
    ['Tidak mungkin hadir', 'no'],
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
    ["Won't be attending", 'no'],
    ['Tidak bisa hadir', 'no'],
    ['Belum bisa hadir', 'no'],
    ['Berhalangan hadir', 'no'],
    ['Maybe', 'maybe'],
    ['Mungkin', 'maybe'],
    ['Mungkin hadir', 'maybe'],
    ['Maybe attending', 'maybe'],
    ['Yes, maybe with a friend', 'maybe'],
    ['Uncertain about attending', 'maybe'],
    ['Uncertain', 'uncertain'],
    ['No thanks, maybe another time', 'no'],
    ['Maybe not attending', 'no'],
    ['Tidak mungkin hadir', 'no'],
    ['Regretfully Decline', 'regretfully decline'],
    ['Only For Dinner', 'only for dinner'],
    ['We’ll see', 'we’ll see'],
  ])('in the main form "%s" is %s', (label, value) => {
    expect(attendanceValue(label)).toBe(value);
  });

  it.each([
    ['Joyfully Accept', 'yes'],
    ['Yes', 'yes'],
    ['Not Attending', 'no'],
    ['No', 'no'],
    ["Won't be attending", 'no'],
    ['Uncertain', 'maybe'],
    ['Maybe', 'maybe'],
    ['Hadir', 'hadir'],
    ['Uncertain about attending', 'maybe'],
    ['Maybe, no promises', 'maybe'],
    ['Of course, yes', 'yes'],
    ['Oh yes!', 'yes'],
    ['Sorry, no', 'no'],
    ['Sadly no', 'no'],
    ['Sorry, no thanks', 'no'],
    ['Yesterday I knew', 'yesterday i knew'],
    ['Who knows', 'who knows'],
  ])('in the plain form "%s" is %s', (label, value) => {
    expect(attendanceValue(label, 'plain')).toBe(value);
  });

  it('a leading yes or no decides, a "no" within a word does not', () => {
    expect(attendanceValue('Yes, with pleasure')).toBe('yes');
    expect(attendanceValue('No, sadly we cannot')).toBe('no');
    expect(attendanceValue('Nobody knows')).toBe('nobody knows');
    expect(attendanceValue('Not sure')).toBe('not sure');
  });

  it('a leading no that belongs to the next word does not decide', () => {
    expect(attendanceValue('No problem, attending')).toBe('yes');
    expect(attendanceValue('No doubt: we accept', 'plain')).toBe('yes');
    expect(attendanceValue('No problem, but not attending')).toBe('no');
    expect(attendanceValue('No thank you')).toBe('no');
    expect(attendanceValue('No, attending another wedding')).toBe('no');
    expect(attendanceValue('No – we accepted another invitation')).toBe('no');
  });

  it('a no that belongs to the next word decides where nothing else says yes or maybe', () => {
    expect(attendanceValue('No dancing for us')).toBe('no');
    expect(attendanceValue('We have no time', 'plain')).toBe('no');
  });

  it('in the plain form the first yes or no that stands by itself decides', () => {
    expect(attendanceValue('Yes, but to dinner no', 'plain')).toBe('yes');
    expect(attendanceValue('Sadly no, attending another wedding', 'plain')).toBe('no');
    expect(attendanceValue('Of course, no problem, yes', 'plain')).toBe('yes');
    expect(attendanceValue('Attending with no +1', 'plain')).toBe('yes');
    expect(attendanceValue('Attending, no übernachtung', 'plain')).toBe('yes');
    expect(attendanceValue("Can't say yes", 'plain')).toBe('no');
  });

  it('in the main form only a leading yes or no counts', () => {
    expect(attendanceValue('Oh yes!')).toBe('oh yes!');
    expect(attendanceValue('Sorry, no')).toBe('sorry, no');
    expect(attendanceValue("Can't say yes")).toBe("can't say yes");
  });

  it('keeps the class that the label has on the dashboard', () => {
    for (const label of ['Joyfully Accept', 'Regretfully Decline', 'Attending', 'Not Attending']) {
      expect(attendanceClass(attendanceValue(label))).toBe(attendanceClass(label));
    }
  });
});
