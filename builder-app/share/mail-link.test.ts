import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('an e-mail link has its address, subject and text', () => {
  const letter = { subject: 'Your code', body: 'AAAA & BBBB' };
  expect(mailLink('anna+wedding@example.com', letter)).toBe(
    'mailto:anna%2Bwedding@example.com?subject=Your%20code&body=AAAA%20%26%20BBBB',
  );
});

test('an e-mail link may lack the address or the text', () => {
  expect(mailLink('', { subject: 'Links' })).toBe('mailto:?subject=Links');
  expect(mailLink('anna@example.com')).toBe('mailto:anna@example.com');
});

test('an address adds no fields to the e-mail', () => {
  expect(mailLink('a?bcc=all@example.com&x@example.com')).toBe(
    'mailto:a%3Fbcc%3Dall@example.com%26x@example.com',
  );
});
