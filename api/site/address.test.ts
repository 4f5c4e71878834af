import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

const LONG = 'x'.repeat(250);

test.each([
  ['/anna-ben', { kind: 'page', slug: 'anna-ben' }],
  ['/anna-ben/invitation.ics', { kind: 'page-file', slug: 'anna-ben', file: 'invitation.ics' }],
  ['/assets/rsvp-3f.js', { kind: 'object', key: 'assets/rsvp-3f.js' }],
])('%s is told by its form', (path, address) => expect(readAddress(path)).toEqual(address));

test.each([
  '/Anna-BEN/',
  '/anna-ben.',
  '/anna-ben).',
  '/anna-ben%20',
  '/%22anna-ben%22',
  '/anna-ben%E2%80%9D',
  '/anna-ben%E3%80%82%E6%88%91%E4%BB%AC',
  '/-anna-ben_',
])('%s leads to the invitation, whatever was copied with it', (path) =>
  expect(readAddress(path)).toEqual({ kind: 'redirect', path: '/anna-ben' }),
);

test.each(['/anna_ben', '/anna-ben.html', '//anna-ben', '/anna-ben%2F..', '/%2E%2E', '/%', '/-.'])(
  '%s names no invitation',
  (path) => expect(['unknown', 'app']).toContain(readAddress(path).kind),
);

test.each([
  `/${LONG}`,
  `/${LONG.toUpperCase()}`,
  `/${LONG}/invitation.ics`,
  `/anna-ben/social-${LONG}.jpg`,
  `/assets/${LONG}`,
  `/media/${'aa/'.repeat(200)}w480.webp`,
])('an address longer than any that was handed out asks no store and leads nowhere', (path) =>
  expect(['unknown', 'app']).toContain(readAddress(path).kind),
);
