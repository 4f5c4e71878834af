import type { z } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import { CONTENT_VERSION, upgraded } from '#domain/invitation/content-version.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { decodeJson, encodeJson } from './json.ts';

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
  return tolerant(upgraded(decodeJson(text), version));
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
