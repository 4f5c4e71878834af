import { HEIC_ADVICE, MAX_UPLOAD_BYTES } from '#domain/api/uploads.ts';
import { ApiError } from '../api-transport.ts';

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
  /** What the reason does not say; null if there is nothing to add. */
  readonly advice: string | null;
}

const alertFor = (file: File, reason: Reason, advice: string | null = null): UploadAlert => ({
  file: file.name,
  reason: REASONS[reason],
  advice: advice === REASONS[reason] ? null : advice,
});

/** If more files failed, only the first ones are named. */
const MAX_NAMED = 3;

/** (spec) "Failed to upload {file}: {reason}", for files that failed for the same reason. */
export function failedUpload(files: readonly string[], reason: string): string {
  const more = files.length - MAX_NAMED;
  const named = files.slice(0, MAX_NAMED).join(', ');
  return `Failed to upload ${named}${more > 0 ? ` and ${more} more` : ''}: ${reason}`;
}

/**
 * Returns the alert for a file that is not sent, or null. (spec) Only types that begin with image/,
 * at most 50 MB each. The server would refuse HEIC only after minutes on a mobile connection.
 */
export function refusalOf(file: File): UploadAlert | null {
  if (isHeic(file)) return alertFor(file, 'notAnImage', HEIC_ADVICE);
  if (!file.type.startsWith('image/')) return alertFor(file, 'notAnImage');
  return file.size > MAX_UPLOAD_BYTES ? alertFor(file, 'tooLarge') : null;
}

/**
 * Returns the alert for an upload that was sent and failed. It includes the server's explanation of
 * a refusal: 413 also stands for too many pixels, 415 for a damaged picture, 400 for one that came
 * too slowly, 429 for the daily limit. For other passing failures it says only to try again.
 */
export function uploadAlert(file: File, error: unknown): UploadAlert {
  if (!(error instanceof ApiError)) return alertFor(file, 'other');
  if (error.kind === 'network') return alertFor(file, 'network');
  if (error.status === 413) return alertFor(file, 'tooLarge', error.serverMessage);
  if (error.status === 415) return alertFor(file, 'notAnImage', error.serverMessage);
  const explains = error.status === 429 || !error.isPassing;
  return alertFor(file, 'other', explains ? error.serverMessage : null);
}

/** Checks type and name: a browser that does not know HEIC reports no type. */
function isHeic(file: File): boolean {
  return /^image\/hei[cf]/i.test(file.type) || /\.(heic|heif)$/i.test(file.name);
}
