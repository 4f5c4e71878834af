import { expect, test } from 'vitest';
import { explain } from './explanation.ts';

test('known statuses have their own words', () => {
  expect(explain(404).title).toBe('Page Not Found');
  expect(explain(403).text).toBe("You don't have permission to access this invitation.");
  expect(explain(500).title).toBe('Server Error');
});

test('any other status gives the message, else a general sentence', () => {
  expect(explain(418, 'Short and stout')).toEqual({
    title: 'Oops! Something Went Wrong',
    text: 'Short and stout',
  });
  expect(explain(418).text).toBe('An unexpected error occurred. Please try again.');
});
