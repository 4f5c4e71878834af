import { HEIC_ADVICE, UPLOAD_LIMIT_BYTES } from '#domain/api/uploads.ts';
import { ApiError } from '../api-client.ts';

/** (spec) Reasons of a failed upload. */
const REASONS = {
  tooLarge: 'File too large (max 50MB)',
  notAnImage: 'Invalid file type (only images allowed)',
  network: 'Network error, please check your connection',
  other: 'Please try again',
} as const;
type Reason = keyof typeof REASONS;

export interface UploadAlert {
  readonly file: string;
  readonly reason: string;
  /** What the reason leaves open; null when it says it all. */
  readonly advice: string | null;
}

const alertFor = (file: File, reason: Reason, advice: string | null = null): UploadAlert => ({
  file: file.name,
  reason: REASONS[reason],
  advice: advice === REASONS[reason] ? null : advice,
});

/** Of more, those that stand first are named. */
const MOST_NAMED = 3;

/** (spec) "Failed to upload {file}: {reason}", for files that failed for the same reason. */
export function failedUpload(files: readonly string[], reason: string): string {
  const more = files.length - MOST_NAMED;
  const named = files.slice(0, MOST_NAMED).join(', ');
  return `Failed to upload ${named}${more > 0 ? ` and ${more} more` : ''}: ${reason}`;
}

/**
 * Why a file is not even sent, or null. (spec) Only types that begin with image/, 50 MB each. HEIC
 * would be refused by the server after minutes on a mobile connection.
 */
export function refusalOf(file: File): UploadAlert | null {
  if (isHeic(file)) return alertFor(file, 'notAnImage', HEIC_ADVICE);
  if (!file.type.startsWith('image/')) return alertFor(file, 'notAnImage');
  return file.size > UPLOAD_LIMIT_BYTES ? alertFor(file, 'tooLarge') : null;
}

/**
 * The alert for an upload that was sent and failed. What the server refuses, it explains: a picture of
 * too many pixels is 413 as well, a damaged one 415, one that came too slowly 400, one too many for
 * today 429. Of what passes by itself it can say no more than to try again.
 */
export function uploadAlert(file: File, error: unknown): UploadAlert {
  if (!(error instanceof ApiError)) return alertFor(file, 'other');
  if (error.kind === 'network') return alertFor(file, 'network');
  if (error.status === 413) return alertFor(file, 'tooLarge', error.told);
  if (error.status === 415) return alertFor(file, 'notAnImage', error.told);
  const explains = error.status === 429 || !error.isPassing;
  return alertFor(file, 'other', explains ? error.told : null);
}

/** By type or name: browsers that do not know HEIC give no type at all. */
function isHeic(file: File): boolean {
  return /^image\/hei[cf]/i.test(file.type) || /\.(heic|heif)$/i.test(file.name);
}
