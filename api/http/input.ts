import type { Request } from 'express';
import type { z } from 'zod';
import { AppError, toIssues } from '#domain/api/errors.ts';
import { fieldMessages } from './field-messages.ts';

/**
 * Checks input against its schema and returns the result.
 *
 * @throws AppError `invalid_content` with the `issues`; if they share one message, it is the
 *   error's as well
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input ?? {}, { error: fieldMessages });
  if (result.success) return result.data;
  const issues = toIssues(result.error);
  const [sentence, ...others] = new Set(issues.map(({ message }) => message));
  const isOne = sentence !== undefined && others.length === 0;
  throw new AppError('invalid_content', isOne ? sentence : 'Please check the marked fields', {
    issues,
  });
}

/** The field of an object body, whatever its type; undefined without one. */
export function bodyField(req: Request, name: string): unknown {
  const body: unknown = req.body;
  return isRecord(body) ? body[name] : undefined;
}

/**
 * Returns a path parameter; '' when the path has none of that name. Also '' for one that ends in a
 * blank, which no id does: MySQL would ignore the blank.
 */
export function pathParameter(req: Request, name: string): string {
  const value: unknown = req.params[name];
  return typeof value === 'string' && !value.endsWith(' ') ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
