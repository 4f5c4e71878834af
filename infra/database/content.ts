import type { z } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { decodeJson, encodeJson } from './json.ts';

/**
 * What turns content of one schema version into the next: entry 0 makes version 2 out of 1. Content
 * is upgraded when it is read and stored in the new version by its next save.
 */
const UPGRADES: readonly ((content: unknown) => unknown)[] = [];

/** The version in which this build stores content. */
export const CONTENT_VERSION = UPGRADES.length + 1;

export function encodeContent(content: WeddingData): string {
  return encodeJson(content);
}

/**
 * Stored content, complete and in today's shape. Tolerant: a value that today's rules refuse, though
 * it was once accepted, is cut to its limit or falls back to its default, so that no old invitation
 * becomes unreadable.
 *
 * @throws AppError `unavailable` for content of a newer version, which this build would cut down.
 */
export function decodeContent(text: string, version: number): WeddingData {
  if (version > CONTENT_VERSION) {
    throw new AppError('unavailable', 'We are being updated. Please try again in a few minutes.');
  }
  const content = UPGRADES.slice(version - 1).reduce(
    (value, upgrade) => upgrade(value),
    decodeJson(text),
  );
  return tolerant(content);
}

function tolerant(content: unknown): WeddingData {
  const parsed = weddingDataSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const mended = parsed.error.issues.reduce<unknown>(
    (value, issue) => withMended(value, issue.path, issue),
    content,
  );
  const again = weddingDataSchema.safeParse(mended);
  if (again.success) return again.data;
  throw new AppError('internal', 'This invitation cannot be read', { cause: again.error });
}

/** A copy in which the value at the path is cut to its limit, or left out so that its default holds. */
function withMended(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  issue: z.core.$ZodIssue,
): unknown {
  if (key === undefined) {
    const cut = issue.code === 'too_big' && (typeof value === 'string' || Array.isArray(value));
    return cut ? value.slice(0, Number(issue.maximum)) : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const mended = withMended(Reflect.get(value, key), rest, issue);
  if (Array.isArray(value)) return value.with(Number(key), mended);
  return { ...value, [key]: mended };
}
