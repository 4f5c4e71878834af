import { monotonicFactory } from 'ulid';

const ulid = monotonicFactory();

/** Returns a new ULID: 26 characters, sortable by creation time, increasing within this process. */
export function newId(): string {
  return ulid();
}
