import { expect, test } from 'vitest';
import { crashDetails, explain } from './explanation.ts';

test('known statuses have their own texts', () => {
  expect(explain(404).title).toBe('Page Not Found');
  expect(explain(403).text).toBe("You don't have permission to access this invitation.");
  expect(explain(500).title).toBe('Server Error');
});

test('any other status shows the message, else a general sentence', () => {
  expect(explain(418, 'Short and stout')).toEqual({
    title: 'Oops! Something Went Wrong',
    text: 'Short and stout',
  });
  expect(explain(418).text).toBe('An unexpected error occurred. Please try again.');
});

test.each([
  ['Chromium', 'TypeError: no couple\n    at Page (page.js:1:2)', 'TypeError: no couple'],
  [
    'Firefox',
    'Page@https://w.example/page.js:1:2\n',
    'TypeError: no couple (Page@https://w.example/page.js:1:2)',
  ],
  ['without a stack', '', 'TypeError: no couple'],
])('a crash in %s includes its message', (_browser, stack, details) => {
  expect(crashDetails(Object.assign(new TypeError('no couple'), { stack }))).toBe(details);
});
