import { expect, test } from 'vitest';
import { fileOf } from './serve.ts';

test.each([
  ['/', '/index.html'],
  ['/serene-lens-full', '/pages/serene-lens-full/index.html'],
  ['/serene-lens-full?from=sheet', '/pages/serene-lens-full/index.html'],
  ['/serene-lens-full/invitation.ics', '/pages/serene-lens-full/invitation.ics'],
  ['/assets/art/serene-lens/hero.webp', '/assets/art/serene-lens/hero.webp'],
  ['/now/serene-lens/full-390.jpg', '/now/serene-lens/full-390.jpg'],
  ['/%2e%2e/%2e%2e/etc/passwd', '/pages/etc/passwd/index.html'],
  ['/%', '/pages/%/index.html'],
])('%s is answered with %s', (request, file) => {
  expect(fileOf(request)).toBe(file);
});
