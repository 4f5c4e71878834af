import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import { parse } from './input.ts';

const schema = z.object({
  id: z.string().min(3),
  count: z.int().max(5),
  kind: z.enum(['party', 'dinner']),
  guests: z.array(z.string()).max(2),
});

/** Returns the issues' messages by path. */
function issuesOf(input: unknown): Record<string, string> {
  try {
    parse(schema, input);
    return {};
  } catch (error) {
    const issues = (error instanceof AppError && error.issues) || [];
    return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  }
}

test('each field at fault says in words for a person what it takes', () => {
  expect(issuesOf({ id: 'x', count: 1.5, kind: 'ball', guests: ['A', 'B', 'C'] })).toEqual({
    id: 'Please enter at least 3 characters',
    count: 'Please enter a whole number',
    kind: 'Please choose one of party, dinner',
    guests: 'Please enter at most 2 entries',
  });
  expect(issuesOf({ id: 7, count: 6, kind: 'party', guests: 'A' })).toEqual({
    id: 'Please enter text',
    count: 'Please enter at most 5',
    guests: 'Please enter a list',
  });
});

test('without a body, each field is missing', () => {
  const missing = 'Please fill in this field';
  expect(issuesOf(undefined)).toMatchObject({ id: missing, count: missing, guests: missing });
});
