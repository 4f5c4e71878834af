import { describe, expect, it } from 'vitest';
import { attendanceClass } from './attendance.ts';
import { attendanceOptions, RSVP_FORMS, rsvpFormOf } from './forms.ts';

const RECEIVED = 'Your RSVP has been received successfully.';

describe('after a reply', () => {
  it.each([
    ['floral-elegance', 3_000],
    ['vintage-fairytale', null],
    ['minimalist-elegant', 5_000],
    ['serene-lens', 3_000],
    ['islamic-serenity', 3_000],
    ['scientific-vibes', 4_000],
  ] as const)('the thanks of %s stay for %s ms', (id, ms) => {
    expect(RSVP_FORMS[id].revertAfterMs).toBe(ms);
  });

  it('the form says thank you, the Islamic one in its own words', () => {
    expect(RSVP_FORMS['serene-lens'].success).toEqual({ title: 'Thank You!', text: RECEIVED });
    expect(RSVP_FORMS['islamic-serenity'].success).toEqual({
      title: 'Jazakallahu Khairan!',
      text: `${RECEIVED} May Allah bless you.`,
    });
  });
});

describe('the answers of a form', () => {
  const main = RSVP_FORMS['floral-elegance'];

  it("are the invitation's, with the values they send", () => {
    expect(attendanceOptions(main, ['Joyfully Accept', 'Not Attending', 'Only dinner'])).toEqual([
      { label: 'Joyfully Accept', value: 'yes' },
      { label: 'Not Attending', value: 'no' },
      { label: 'Only dinner', value: 'only dinner' },
    ]);
  });

  it('are Attending, Not Attending and Maybe when the invitation lists none', () => {
    const defaults = [
      { label: 'Attending', value: 'yes' },
      { label: 'Not Attending', value: 'no' },
      { label: 'Maybe', value: 'maybe' },
    ];
    expect(attendanceOptions(main, [])).toEqual(defaults);
    expect(attendanceOptions(main, ['', ' '])).toEqual(defaults);
  });

  it('appear once each', () => {
    expect(attendanceOptions(main, ['Yes', ' Yes ', 'No', '']).map(({ label }) => label)).toEqual([
      'Yes',
      'No',
    ]);
  });

  it('are accept, decline and conditional in the scientific form', () => {
    const options = attendanceOptions(RSVP_FORMS['scientific-vibes'], ['Joyfully Accept']);
    expect(options.map(({ value }) => value)).toEqual(['accept', 'decline', 'conditional']);
    expect(options.map(({ value }) => attendanceClass(value))).toEqual(['yes', 'no', 'maybe']);
  });
});

it('guests are sent as entered in the minimalist form only', () => {
  const asEntered = Object.entries(RSVP_FORMS).filter(
    ([, form]) => form.guestsSentAs === 'entered',
  );
  expect(asEntered.map(([id]) => id)).toEqual(['minimalist-elegant']);
});

it('an unknown template has the first template’s form', () => {
  expect(rsvpFormOf('nope')).toBe(RSVP_FORMS['floral-elegance']);
});
