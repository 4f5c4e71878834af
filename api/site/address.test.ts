import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

const LONG = 'x'.repeat(250);

test.each([
  ['/anna-ben', { kind: 'page', slug: 'anna-ben' }],
  ['/Anna-BEN/', { kind: 'redirect', path: '/anna-ben' }],
  ['/anna-ben/invitation.ics', { kind: 'page-file', slug: 'anna-ben', file: 'invitation.ics' }],
  ['/assets/rsvp-3f.js', { kind: 'object', key: 'assets/rsvp-3f.js' }],
])('%s is told by its form', (path, address) => expect(readAddress(path)).toEqual(address));

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
