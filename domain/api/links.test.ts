import { expect, test } from 'vitest';
import { invitationLinks, namedInLink } from './links.ts';

test('each link of an invitation names it by its slug or its id', () => {
  const links = invitationLinks('https://w.example', {
    id: '01J8',
    slug: 'anna-ben',
    token: 't-_',
  });
  expect(Object.values(links).map(namedInLink).sort()).toEqual(['01J8', '01J8', 'anna-ben']);
});

test.each([
  ['HTTPS://W.example/anna-ben/', 'anna-ben'],
  ['localhost:3000/anna-ben?utm=1#rsvp', 'anna-ben'],
])('%s names an invitation as it was copied', (text, named) => {
  expect(namedInLink(text)).toBe(named);
});

test.each([
  '',
  'anna-ben',
  'AAAA-BBBB-CCCC-0001',
  'https://w.example/',
  'https://w.example/?utm=1',
  'Anna and/or Ben',
  '//',
  'w.example:99999/anna-ben',
  'w.example/anna-ben or Ben',
])('%j is no link of an invitation', (text) => {
  expect(namedInLink(text)).toBeUndefined();
});
