import { expect, it } from 'vitest';
import { guestKey } from './guest-key.ts';

const ANNA = guestKey('Anna Groß', 'anna@example.com');

it.each([
  ['anna groß', 'ANNA@EXAMPLE.COM'],
  ['  Anna \t Groß ', ' anna@example.com '],
  ['ANNA GROSS', 'anna@example.com'],
  ['Ａｎｎａ Groß', 'anna@example.com'],
  ['Anna\u00A0Groß', 'anna@example.com'],
])('%j and %j are the same guest as Anna Groß', (name, email) => {
  expect(guestKey(name, email)).toBe(ANNA);
});

it('is the same in every version of the product: the database has it, hashed', () => {
  expect(guestKey(' Anna  Groß', 'Anna@Example.com')).toBe('anna gross\nanna@example.com');
});

it('composed and decomposed letters are the same', () => {
  expect(guestKey('Zoe\u0308', 'z@example.com')).toBe(guestKey('Zo\u00EB', 'z@example.com'));
});

it('letters that fall apart in capitals are the same', () => {
  const name = 'Ma\u0390a';
  expect(guestKey(name.toUpperCase(), 'm@example.com')).toBe(guestKey(name, 'm@example.com'));
  expect(guestKey('MA\u03AA\u0301A', 'm@example.com')).toBe(guestKey(name, 'm@example.com'));
});

it.each([
  ['Ana Groß', 'anna@example.com'],
  ['Anna Groß', 'anna@example.org'],
  ['AnnaGroß', 'anna@example.com'],
  ['anna@example.com', 'Anna Groß'],
])('%j and %j are somebody else', (name, email) => {
  expect(guestKey(name, email)).not.toBe(ANNA);
});
