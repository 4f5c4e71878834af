import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { escapeText, foldLine, invitationCalendar } from './calendar.ts';
import { type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';

const context = {
  url: 'https://invite.example/ophelia-tobias',
  slug: 'ophelia-tobias',
  revision: 7,
  savedAt: Date.UTC(2026, 8, 1, 12, 30, 15),
};
const calendar = (wedding: WeddingDataInput['wedding'], changes = {}) =>
  invitationCalendar(
    weddingDataSchema.parse({ couple: { bride: 'Ophelia', groom: 'Tobias' }, wedding }),
    { ...context, ...changes },
  );
const unfolded = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').split('\r\n');

const ceremony = {
  id: 'ceremony',
  title: 'Wedding Ceremony',
  date: '2027-06-19',
  time: '15:30',
  venue: {
    name: 'Wrenfield',
    address: '12 Orchard Lane; Bath',
    coordinates: { lat: 51.4012, lng: -2.3589 },
  },
  description: 'Vows,\nthen cake',
};

describe('the calendar file', () => {
  it('holds an event as RFC 5545 writes it', () => {
    expect(unfolded(calendar({ events: [ceremony] }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wedding Invite//Invitation//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:ophelia-tobias%2Fceremony@wedding-invite',
      'DTSTAMP:20260901T123015Z',
      'SEQUENCE:7',
      'DTSTART:20270619T153000',
      'DTEND:20270619T173000',
      'SUMMARY:Wedding Ceremony of Ophelia & Tobias',
      'DESCRIPTION:Vows\\,\\nthen cake\\n\\nhttps://invite.example/ophelia-tobias',
      'LOCATION:Wrenfield\\, 12 Orchard Lane\\; Bath',
      'GEO:51.401200;-2.358900',
      'URL:https://invite.example/ophelia-tobias',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says nothing of a place or a description that an event lacks', () => {
    const bare = { ...ceremony, description: ' ', venue: { name: ' ', address: ' ' } };
    const lines = unfolded(calendar({ events: [bare] }));
    expect(lines.filter((line) => /^(?:LOCATION|GEO)/.test(line))).toEqual([]);
    expect(lines).toContain(`DESCRIPTION:${context.url}`);
  });

  it('holds one event after the other', () => {
    const lines = unfolded(calendar({ events: [ceremony, { ...ceremony, id: 'feast' }] }));
    expect(lines.filter((line) => line.endsWith(':VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'END:VEVENT',
    ]);
  });

  it.each([
    ['21:30', ['DTSTART:99991231T213000', 'DTEND:99991231T233000']],
    ['23:30', ['DTSTART:99991231T233000', 'DTEND:99991231T235959']],
    ['', ['DTSTART;VALUE=DATE:99991231']],
  ])('ends an event of the last date at "%s" within that date', (time, lines) => {
    const last = calendar({ events: [{ ...ceremony, date: '9999-12-31', time }] });
    expect(unfolded(last).filter((line) => /^DT(?:START|END)/.test(line))).toEqual(lines);
  });

  it('keeps the UID while everything else changes', () => {
    const uid = (text: string | null) => unfolded(text).find((line) => line.startsWith('UID:'));
    const later = calendar(
      { events: [{ ...ceremony, title: 'New', date: '2027-07-01' }] },
      { revision: 8, url: 'https://elsewhere.example/x' },
    );
    expect(uid(later)).toBe(uid(calendar({ events: [ceremony] })));
  });

  it('gives each event a UID of its own, also when their ids are equal or missing', () => {
    const text = calendar({ events: [ceremony, ceremony, { ...ceremony, id: '' }] });
    const uids = unfolded(text).filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(3);
  });

  it('lets an event without a time take the whole day', () => {
    const lines = unfolded(calendar({ events: [{ ...ceremony, time: '', date: '2027-12-31' }] }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20271231');
    expect(lines).toContain('DTEND;VALUE=DATE:20280101');
  });

  it('leaves out events without a date, and is null when none remains', () => {
    const text = calendar({ events: [{ ...ceremony, date: '' }, ceremony] });
    expect(unfolded(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(calendar({ events: [{ ...ceremony, date: '' }] })).toBeNull();
    expect(calendar({})).toBeNull();
  });

  it('is made from the legacy fields too', () => {
    const lines = unfolded(
      calendar({ date: '2027-06-19', time: '23:00', venue: { name: 'Hall' } }),
    );
    expect(lines).toContain('DTEND:20270620T010000');
    expect(lines).toContain('LOCATION:Hall');
  });

  it('cannot be broken out of by text', () => {
    const title = 'x\r\nEND:VEVENT\nBEGIN:VALARM\rX:1';
    const lines = unfolded(calendar({ events: [{ ...ceremony, id: 'a\r\nX:2', title }] }));
    expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('BEGIN:VALARM') || /^X:/.test(line))).toBe(false);
  });
});

describe('folding', () => {
  const encoder = new TextEncoder();
  const alphabet = ['a', ' ', 'é', 'ع', '漢', '💍', '👩‍❤️‍👨'];

  it('keeps every line within 75 octets and cuts no character', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 300; round += 1) {
      const line = Array.from({ length: random(200) }, () => alphabet[random(7)]).join('');
      const parts = foldLine(line).split('\r\n');
      for (const part of parts) {
        expect(encoder.encode(part).length).toBeLessThanOrEqual(75);
        expect(part.isWellFormed()).toBe(true);
      }
      expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
    }
  });

  it('leaves a line of exactly 75 octets alone', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it.each([
    ['\u007e', [75, 74, 51]],
    ['\u007f', [75, 74, 51]],
    ['\u0080', [37, 37, 37, 37, 37, 15]],
    ['\u07ff', [37, 37, 37, 37, 37, 15]],
    ['\u0800', [25, 24, 24, 24, 24, 24, 24, 24, 7]],
    ['\uffff', [25, 24, 24, 24, 24, 24, 24, 24, 7]],
    ['\u{10000}', [...Array(11).fill(18), 2]],
  ])('fills lines of %j as far as they go', (char, lengths) => {
    const parts = foldLine(char.repeat(200)).split('\r\n ');
    expect(parts.map((part) => [...part].length)).toEqual(lengths);
  });
});

it('text is escaped: backslash, semicolon, comma and line ends', () => {
  expect(escapeText('a\\b;c,d\r\ne\nf\rg\u0007')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng');
});

it('a tab stays a blank between words', () => {
  expect(escapeText('15:00\tCeremony')).toBe('15:00 Ceremony');
});
