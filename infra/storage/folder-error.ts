import { codeOf } from '../error-code.ts';
import { ObjectStoreError } from './object-store-error.ts';

/** Reasons that an operator can act on, by the system's error code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is mounted read-only',
  EMFILE: 'too many files are open',
};

/** Describes a failure without the path, which is in `cause`. `what` reads like "to write". */
export function folderError(what: string, cause: unknown): ObjectStoreError {
  const code = codeOf(cause);
  const reason = (code && REASONS[code]) ?? 'the system refused';
  const suffix = code ? ` (${code})` : '';
  return new ObjectStoreError(`The object folder failed ${what}: ${reason}${suffix}`, { cause });
}
