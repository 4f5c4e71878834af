import type { z } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import { CONTENT_VERSION, upgraded } from '#domain/invitation/content-version.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { decodeJson, encodeJson } from '../engine/json.ts';

/** Content as it is stored, not yet decoded. */
export interface StoredContent {
  readonly text: string;
  /** The `CONTENT_VERSION` it was written with. */
  readonly version: number;
}

/** The columns that hold an invitation's content. */
export interface ContentColumns {
  readonly content: string;
  readonly schema_version: number;
}

export function storedContent({ content, schema_version }: ContentColumns): StoredContent {
  return { text: content, version: schema_version };
}

export function encodeContent(content: WeddingData): string {
  return encodeJson(content);
}

/**
 * Decodes stored content, completed and upgraded to the current version. Tolerant: a value that was
 * accepted once but violates today's rules is cut to its limit or falls back to its default, so
 * that no old invitation becomes unreadable.
 *
 * @throws AppError `unavailable` for content of a newer version, parts of which this build would
 * drop; `internal` for content that cannot be repaired.
 */
export function decodeContent({ text, version }: StoredContent): WeddingData {
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

/** Returns a copy with the value at the path cut to its limit, or removed (its default applies). */
function withMended(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  issue: z.core.$ZodIssue,
): unknown {
  if (key === undefined) {
    if (issue.code !== 'too_big') return undefined;
    const most = Number(issue.maximum);
    // Limits count code points: cutting anywhere else would halve a letter.
    if (typeof value === 'string') return [...value].slice(0, most).join('');
    return Array.isArray(value) ? value.slice(0, most) : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const mended = withMended(Reflect.get(value, key), rest, issue);
  if (Array.isArray(value)) return value.with(Number(key), mended);
  return { ...value, [key]: mended };
}
