import { hash } from 'node:crypto';

/** Returns 20 hex digits that stand for the data, for the names of derived files and for versions. */
export function shortHash(data: string | Uint8Array): string {
  return hash('sha256', data).slice(0, 20);
}
