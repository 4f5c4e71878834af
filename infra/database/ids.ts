import { monotonicFactory } from 'ulid';

const ulid = monotonicFactory();

/** A new ULID: 26 characters, sorted by time of creation, increasing within this process. */
export function newId(): string {
  return ulid();
}
