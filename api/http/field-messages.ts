import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Messages for input whose schema has none of its own: zod's are for programmers. */
export const fieldMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Please fill in this field'
        : `Please enter ${KINDS[issue.expected] ?? 'another value'}`;
    case 'invalid_value':
      return `Please choose one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `Please enter ${atLeast(issue)}`;
    case 'too_big':
      return `Please enter ${atMost(issue)}`;
    default:
      return 'Please enter another value';
  }
};

function atLeast({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  return `at least ${minimum}${unitOf(origin)}`;
}

function atMost({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  return `at most ${maximum}${unitOf(origin)}`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
