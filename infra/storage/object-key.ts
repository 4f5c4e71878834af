/** File systems allow names of up to 255 bytes. */
const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const MAX_LENGTH = 512;

/** Thrown for a key that no object can have: a bug in the caller, never a guest's mistake. */
export class ObjectKeyError extends Error {
  constructor(key: string) {
    super(`"${key.slice(0, 80)}" is not an object key`);
    this.name = 'ObjectKeyError';
  }
}

/** True for an `ObjectStore` key; any other could escape the folder or be invalid in a bucket. */
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

/** Throws `ObjectKeyError` unless the prefix is the beginning of a key, empty, or ends in `/`. */
export function assertObjectPrefix(prefix: string): void {
  if (prefix !== '') assertObjectKey(prefix.replace(/\/$/, ''));
}
