/** File systems take names of 255 bytes. */
const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const MAX_LENGTH = 512;

/** Thrown for a key that no object can have. A caller's mistake, never a guest's. */
export class ObjectKeyError extends Error {
  constructor(key: string) {
    super(`"${key.slice(0, 80)}" is not an object key`);
    this.name = 'ObjectKeyError';
  }
}

/** True for a key as `ObjectStore` describes it; every other key could leave a folder or a bucket's rules. */
export function isObjectKey(key: string): boolean {
  return (
    key.length <= MAX_LENGTH &&
    key.split('/').every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..')
  );
}

/** Throws `ObjectKeyError` unless `isObjectKey`. */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new ObjectKeyError(key);
}

/** A prefix to list by is the beginning of a key, possibly empty or ending in `/`. */
export function assertObjectPrefix(prefix: string): void {
  if (prefix !== '') assertObjectKey(prefix.replace(/\/$/, ''));
}
