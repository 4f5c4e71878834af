import { describe, expect, it } from 'vitest';
import { rsvpRequestOf } from '#domain/api/rsvp.ts';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { textFields, withTexts } from '#domain/invitation/testing.ts';
import { attendanceClass } from '#domain/rsvp/attendance.ts';
import { replyIssues } from '#domain/rsvp/check-reply.ts';
import { RSVP_FORMS } from '#domain/rsvp/forms.ts';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { distinctOptions } from './attendance-options.ts';
import { rsvpFormTexts } from './form-texts.ts';
import { whenAndWhere } from './when-and-where.ts';

it.each(TEMPLATE_IDS)('the form of %s keeps what is laid down for it, in its own words', (id) => {
  const labels = {
    name: 'A',
    email: 'B',
    attendance: 'C',
    guests: 'D',
    dietary: 'E',
    message: 'F',
  };
  const own = {
    labels,
    optionalFields: ['guests'],
    attendanceControl: 'radios',
    submit: 'Reply',
    sending: 'Replying...',
  } as const;
  const { guests, guestsSentAs, messages, success, revertAfterMs } = RSVP_FORMS[id];
  expect(rsvpFormTexts(id, { ...own, guestsControl: 'select' })).toEqual({
    ...own,
    guests: { min: guests.min, max: guests.max, control: 'select', sentAs: guestsSentAs },
    messages,
    thanks: { ...success, ms: revertAfterMs },
  });
});

describe('the answers to choose from', () => {
  const form = RSVP_FORMS['floral-elegance'];

  it('send what their words mean', () => {
    expect(distinctOptions(form, ['Joyfully Accept', 'Not Attending', 'Maybe'])).toEqual([
      { label: 'Joyfully Accept', value: 'yes' },
      { label: 'Not Attending', value: 'no', declines: true },
      { label: 'Maybe', value: 'maybe' },
    ]);
  });

  it('stay apart where two mean the same', () => {
    const values = distinctOptions(form, ['Attending', 'Attending the party only']).map(
      ({ value }) => value,
    );
    expect(values).toEqual(['yes', 'Attending the party only']);
  });

  it('stay apart where one is the very word that another means', () => {
    const values = distinctOptions(form, [
      'Yes, with children',
      'yes',
      'No, but in spirit',
      'no',
    ]).map(({ value }) => value);
    expect(values).toEqual([
      'Yes, with children (attending)',
      'yes',
      'No, but in spirit (not attending)',
      'no',
    ]);
  });

  it('count as maybe where two do, also beside a word that says yes', () => {
    const values = distinctOptions(form, ['Mungkin', 'Mungkin hadir']).map(({ value }) => value);
    expect(values).toEqual(['maybe', 'Mungkin hadir']);
    expect(values.map(attendanceClass)).toEqual(['maybe', 'maybe']);
  });

  it('count alike where two mean the same, in as many letters as an answer may have', () => {
    const labels = ['Yes, both days', 'Yes, Saturday only', 'No, sadly', 'No, attending in spirit'];
    const longest = `Yes, ${'a'.repeat(95)}`;
    const values = distinctOptions(form, [...labels, longest]).map(({ value }) => value);
    expect(values.map(attendanceClass)).toEqual(['yes', 'yes', 'no', 'no', 'yes']);
    expect(new Set(values).size).toBe(5);
    expect(values.at(-1)?.length).toBeLessThanOrEqual(RSVP_LIMITS.attendance);
  });

  it('count alike where two mean the same, although one declines a part', () => {
    const labels = ['Joyfully Accept', 'Accept the ceremony, decline the dinner'];
    const options = distinctOptions(form, labels);
    expect(options.map(({ value }) => attendanceClass(value))).toEqual(['yes', 'yes']);
    expect(options.map(({ declines }) => declines)).toEqual([undefined, undefined]);
  });

  it.each([
    ['though small letters take more room', 'İ'],
    ['in as many characters outside the basic plane', '💍'],
  ])('can be sent %s', (_, character) => {
    const label = character.repeat(RSVP_LIMITS.attendance);
    const attendance = distinctOptions(form, [label])[0]?.value ?? '';
    const reply = { name: 'Ayşe', email: 'a@b.example', attendance };
    expect(rsvpRequestOf('floral-elegance').safeParse(reply).error).toBeUndefined();
    const fields = { ...reply, guests: '', dietary: '', message: '' };
    expect(replyIssues(fields, form)).toEqual({});
  });

  it('keep as many characters outside the basic plane as there is room for', () => {
    const label = `Yes, ${'💍'.repeat(RSVP_LIMITS.attendance - 5)}`;
    const value = distinctOptions(form, ['Attending', label])[1]?.value ?? '';
    expect(value).toMatch(/^Yes, 💍+… \(attending\)$/u);
    expect([...value]).toHaveLength(RSVP_LIMITS.attendance);
  });
});

describe('time and place', () => {
  const sample = () => sampleInvitation('floral-elegance', '2026-09-12');

  it('are the same while nothing a guest must know has changed', () => {
    const other = sample();
    other.couple.bride = 'Ottilie';
    for (const event of other.wedding.events) event.description = 'Bring a coat.';
    expect(whenAndWhere(other)).toBe(whenAndWhere(sample()));
  });

  it('differ when any text of an event does, but for these', () => {
    const content = sample();
    const fields = textFields(content).filter((field) => field.startsWith('wedding.events.'));
    const same = fields.filter((field) => {
      const other = withTexts(content, (text, path) => (path === field ? 'another' : text));
      return whenAndWhere(other) === whenAndWhere(content);
    });
    expect(same, 'guests who replied are not told of changes to these').toEqual([
      'wedding.events.*.id',
      'wedding.events.*.title',
      'wedding.events.*.description',
    ]);
  });
});
