/**
 * Where published pages, assets and pictures are stored: a folder or an S3-compatible store.
 *
 * Keys are `/`-separated, made of `[A-Za-z0-9._-]` segments of at most 200 characters that are
 * neither `.` nor `..`, at most 512 characters in all; every adapter refuses others before it
 * touches anything (`assertObjectKey`). `put` replaces whole objects: a reader sees the old or the
 * new one, never a part. A store that is unreachable, full or closed to us rejects with an
 * `ObjectStoreError`.
 */
export interface ObjectStore {
  /** Whether a put may still be carried out after the process that made it has died. */
  readonly mayPutLate: boolean;
  put(key: string, body: ObjectBody, headers: ObjectHeaders): Promise<PutOutcome>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Like `get`, without the body. */
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  /** Yields the keys that begin with `prefix`, in no particular order, fetched page by page. */
  list(prefix: string): AsyncIterable<ObjectEntry>;
  /** Resolves when the store answers; rejects otherwise. Over a network, within 2 s. */
  ping(): Promise<void>;
}

/**
 * `contested`: stored, but an earlier attempt of the same put has an unknown outcome. It may still
 * be carried out and replace whatever is stored by then; so may a put that rejects with
 * `isUndecided`.
 */
export type PutOutcome = 'stored' | 'contested';

/** A gateway gives up on its store within a minute; until then, a late put may take effect. */
export const LATE_PUT_MS = 60_000;

/** Text is stored as UTF-8; parts are concatenated. */
export type ObjectBody = BodyPart | readonly BodyPart[];
export type BodyPart = Uint8Array | string;

export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

export interface ObjectInfo extends ObjectHeaders {
  /** Strong entity tag with its quotes, fit for an `ETag` header. Equal bodies have equal tags. */
  readonly etag: string;
  /** Bytes. */
  readonly size: number;
  /** UTC milliseconds. */
  readonly modifiedAt: number;
}

export interface StoredObject extends ObjectInfo {
  readonly body: Buffer;
}

export interface ObjectEntry {
  readonly key: string;
  /** UTC milliseconds. */
  readonly modifiedAt: number;
}
