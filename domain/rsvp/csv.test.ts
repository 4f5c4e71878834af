import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import type { RsvpRecord } from '../api/dashboard.ts';
import { CSV_BOM, CSV_COLUMNS, csvField, csvFileName, responsesCsv } from './csv.ts';

const record: RsvpRecord = {
  id: '1',
  guestName: 'Anna Berg',
  email: 'anna@example.com',
  phone: '',
  attendance: 'yes',
  guestsCount: 2,
  dietaryRequirements: 'None',
  message: 'Congratulations',
  submittedAt: '2027-01-05T10:00:00.000Z',
};
const HEADER =
  'Guest Name,Email,Phone,Attendance,Guests Count,Dietary Requirements,Message,Submitted At';

describe('the exported file', () => {
  it('has the columns of the dashboard, one response a line, CRLF after each', () => {
    expect(responsesCsv([record])).toBe(
      `${HEADER}\r\nAnna Berg,anna@example.com,,yes,2,None,Congratulations,2027-01-05T10:00:00.000Z\r\n`,
    );
  });

  it('is a header alone without responses', () => {
    expect(responsesCsv([])).toBe(`${HEADER}\r\n`);
  });

  it('is named after the invitation', () => {
    expect(csvFileName('01J5')).toBe('rsvp-responses-01J5.csv');
    expect(CSV_BOM).toBe('\uFEFF');
  });

  it('gives back every text that went in', () => {
    const random = seededRandom(11);
    const letters = ['a', '"', ',', '\r', '\n', '\r\n', ' ', "'", ';', 'é', '💍'];
    const word = () => `x${Array.from({ length: random(12) }, () => letters[random(11)]).join('')}`;
    const records = Array.from({ length: 200 }, () => ({
      ...record,
      guestName: word(),
      dietaryRequirements: word(),
      message: word(),
    }));
    const { data } = Papa.parse<string[]>(responsesCsv(records).trimEnd(), { newline: '\r\n' });
    expect(data[0]).toEqual([...CSV_COLUMNS]);
    for (const [index, { guestName, dietaryRequirements, message }] of records.entries()) {
      const row = data[index + 1];
      expect([row?.[0], row?.[5], row?.[6]]).toEqual([guestName, dietaryRequirements, message]);
    }
  });
});

describe('where a spreadsheet parts fields at semicolons', () => {
  it.each([
    'x;=1+1;y',
    "x;=cmd|'/c calc'!A0;",
    'x;"=1+1&";y',
    'x;;＠SUM(A1);',
    'two\n=1+1;y',
    'two\r\n+1;y',
    '\n=1;',
  ])('%j begins no formula', (message) => {
    const file = responsesCsv([{ ...record, message }]);
    // Such a spreadsheet ends a row at every kind of line end.
    const rows = Papa.parse<string[]>(file.replace(/\r\n?/g, '\n'), { delimiter: ';' }).data;
    const cells = rows.flat().flatMap((cell) => [cell, cell.replace(/^"+/, '')]);
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });
});

describe('a field', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    [12, '12'],
    [-1, '-1'],
  ])('%j is written %j', (value, field) => {
    expect(csvField(value)).toBe(field);
  });

  it.each(['=1+1', '+491', '-2', '@SUM(A1)', '\t1', '\r1', '\n1', '＝1+1'])(
    'the formula %j becomes text',
    (formula) => {
      expect(csvField(formula).replace(/^"|"$/g, '')).toBe(`'${formula}`);
    },
  );

  it('only a sign that leads a cell makes a formula', () => {
    expect(csvField('a=b')).toBe('a=b');
    expect(csvField('See you there ;-)')).toBe('"See you there ;-)"');
    expect(csvField('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
  });
});
