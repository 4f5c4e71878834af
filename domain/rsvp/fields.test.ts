import { describe, expect, it } from 'vitest';
import { rsvpRequest } from '../api/rsvp.ts';
import { TEMPLATE_IDS } from '../templates/template.ts';
import { type ReplyFields, replyIssues } from './check-reply.ts';
import { rsvpFields } from './fields.ts';
import { RSVP_FORMS } from './forms.ts';

const reply = { name: 'Anna', email: 'anna@example.com', attendance: 'yes' };
const messagesOf = (input: unknown, schema: ReturnType<typeof rsvpFields> = rsvpRequest) => {
  const result = schema.safeParse(input);
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('a reply', () => {
  it('needs name, e-mail and attendance; one guest is meant when none is said', () => {
    const rest = { guests: 1, dietary: '', message: '', ageMs: 0 };
    expect(rsvpRequest.parse(reply)).toEqual({ ...reply, ...rest });
  });

  it.each([[{}], [{ name: '', email: ' ', attendance: '' }], [{ name: null, email: 5 }]])(
    'misses its required fields in the words of the form: %o',
    (input) => {
      expect(messagesOf(input)).toEqual([
        ['name', 'Name is required'],
        ['email', 'Email is required'],
        ['attendance', 'Please select an option'],
      ]);
    },
  );

  it.each(['anna', 'anna@', '@example.com', 'anna@example', 'a b@example.com', 'a@b@example.com'])(
    '%s is an invalid address',
    (email) => {
      expect(messagesOf({ ...reply, email })).toEqual([['email', 'Invalid email address']]);
    },
  );

  it.each(['anna@example.com', ' anna.b+tag@mail.example.co.uk ', 'müller@exämple.de'])(
    '%s is an address',
    (email) => {
      expect(rsvpRequest.parse({ ...reply, email }).email).toBe(email.trim());
    },
  );

  it('unseen marks around an address are no part of it', () => {
    const email = '\u200Eanna@example.com\u200B';
    expect(rsvpRequest.parse({ ...reply, email }).email).toBe('anna@example.com');
  });

  it('a hundred thousand characters of address are refused at once', () => {
    const email = `${'a@'.repeat(50_000)}${'.'.repeat(50_000)}`;
    const started = performance.now();
    expect(messagesOf({ ...reply, email })).toEqual([['email', 'Invalid email address']]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('text is trimmed and cleaned', () => {
    const parsed = rsvpRequest.parse({
      ...reply,
      name: ' An\u0000na\uD800 ',
      email: ' an\u0000na\u0007@example.com\u0000 ',
      message: 'a\u0007\nb',
    });
    const email = 'anna@example.com';
    expect(parsed).toMatchObject({ name: 'Anna\uFFFD', email, message: 'a\nb' });
    expect(rsvpRequest.parse({ ...reply, email: 'a\uD800@example.com' }).email).toBe(
      'a\uFFFD@example.com',
    );
  });

  it('a line end counts once, also as browsers post it without script', () => {
    const message = 'a\n'.repeat(2_500);
    const posted = message.replaceAll('\n', '\r\n');
    expect(rsvpRequest.parse({ ...reply, message: posted }).message).toBe(message);
    expect(messagesOf({ ...reply, message: `${posted}a` })).toEqual([
      ['message', 'Please use at most 5,000 characters'],
    ]);
  });

  it('blanks around a name do not count', () => {
    const name = 'x'.repeat(200);
    expect(rsvpRequest.parse({ ...reply, name: `  ${name} ` }).name).toBe(name);
    expect(messagesOf({ ...reply, name: ' '.repeat(201) })).toEqual([['name', 'Name is required']]);
  });

  it.each([
    ['name', 200],
    ['attendance', 100],
    ['dietary', 1_000],
    ['message', 5_000],
  ])('%s has at most %i characters', (field, max) => {
    expect(messagesOf({ ...reply, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messagesOf({ ...reply, [field]: 'x'.repeat(max + 1) })).toHaveLength(1);
  });
});

describe('the number of guests', () => {
  it.each([
    [0, 0],
    [10, 10],
    ['0', 0],
    ['10', 10],
    [' 3 ', 3],
    ['03', 3],
    ['', 1],
    [' ', 1],
    [null, 1],
    [undefined, 1],
  ])('%j means %i', (guests, expected) => {
    expect(rsvpRequest.parse({ ...reply, guests }).guests).toBe(expected);
  });

  it.each([11, -1, 1.5, '11', '-1', '1.5', '1e1', 'two', '0x1', true, [], {}, Number.NaN])(
    '%j is refused',
    (guests) => {
      expect(messagesOf({ ...reply, guests })).toEqual([
        ['guests', 'Number of guests must be from 0 to 10'],
      ]);
    },
  );

  it('is 1 to 5 in the second generic form', () => {
    const { messages, guests } = RSVP_FORMS['vintage-fairytale'];
    const schema = rsvpFields(messages, guests);
    expect(messagesOf({ ...reply, guests: 5 }, schema)).toEqual([]);
    for (const refused of [0, 6]) {
      expect(messagesOf({ ...reply, guests: refused }, schema)).toEqual([
        ['guests', 'Number of guests must be from 1 to 5'],
      ]);
    }
  });
});

it('the scientific form speaks of reviewers', () => {
  const { messages, guests } = RSVP_FORMS['scientific-vibes'];
  const schema = rsvpFields(messages, guests);
  expect(messagesOf({}, schema).map(([, message]) => message)).toEqual([
    'Reviewer name is required',
    'Email is required',
    'Please select a review decision',
  ]);
  expect(messagesOf({ ...reply, email: 'x' }, schema)).toEqual([['email', 'Invalid email format']]);
});

it('the page’s own check says what the schema says, in every form', () => {
  const fields: ReplyFields = { ...reply, guests: '2', dietary: '', message: '' };
  const variants: Partial<ReplyFields>[] = [
    {},
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { name: 'x'.repeat(200), dietary: 'x'.repeat(1_000), message: 'x'.repeat(5_000) },
    { email: '' },
    { email: 'anna@example' },
    { email: ' anna@example.com ' },
    { attendance: '' },
    ...['', ' ', '0', '1', '5', '6', '10', '11', '1.5', '-1', 'x', '1000', '0001'].map(
      (guests) => ({
        guests,
      }),
    ),
    { dietary: 'x'.repeat(1_001), message: 'x'.repeat(5_001) },
    { name: '💍'.repeat(200), attendance: '💍'.repeat(100), dietary: '💍'.repeat(1_000) },
    { name: '💍'.repeat(201), attendance: '💍'.repeat(101), message: '💍'.repeat(5_001) },
    { name: '', email: '', attendance: '', guests: '99' },
  ];
  for (const id of TEMPLATE_IDS) {
    const form = RSVP_FORMS[id];
    for (const variant of variants) {
      const filled = { ...fields, ...variant };
      const expected = Object.fromEntries(
        messagesOf(filled, rsvpFields(form.messages, form.guests)),
      );
      expect(replyIssues(filled, form), `${id} ${JSON.stringify(variant)}`).toStrictEqual(expected);
    }
  }
});
