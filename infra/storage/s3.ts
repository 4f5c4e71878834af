import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { bodyLength, writeBody } from './object-body.ts';
import { assertObjectKey, assertObjectPrefix } from './object-key.ts';
import type { ObjectBody, ObjectEntry, ObjectInfo, ObjectStore } from './object-store.ts';
import { ObjectStoreError } from './object-store-error.ts';

export interface S3Options {
  readonly bucket: string;
  /** Undefined for AWS itself. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** When undefined, the SDK's own chain is used (environment, profile, instance role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Keys asked for per page of a listing; the protocol's maximum is 1,000. */
  readonly listPageSize?: number;
  /** How long to wait for an answer to begin, and for more of it once it has. */
  readonly patienceMs?: number;
}

const PING_TIMEOUT_MS = 1_900;

/**
 * Stores objects in an existing bucket of an S3-compatible store. Uses only calls and options that
 * all tested stores support: path style, no trailing checksums, single Put/Get/Head/Delete/ListV2.
 * Each call is tried at most three times. Needs the rights to get, put, delete and list objects.
 */
export function createS3Store(options: S3Options): ObjectStore & { close(): void } {
  const { bucket: Bucket, endpoint, region, credentials, patienceMs = 15_000 } = options;
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      socketTimeout: patienceMs,
      httpAgent: { keepAlive: true, maxSockets: 64 },
      httpsAgent: { keepAlive: true, maxSockets: 64 },
    },
  });

  const call = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw new ObjectStoreError(
        `The object store ${endpoint ?? Bucket} ${complaint(what, error)}`,
        { cause: error, isUndecided: isUndecided(error) },
      );
    }
  };

  const listPage = async (command: ListObjectsV2Command, abortSignal?: AbortSignal) => {
    const page = await client.send(command, abortSignal && { abortSignal });
    requireOfS3(page.IsTruncated ?? page.Name);
    return page;
  };

  const read = (key: string) =>
    missingAsUndefined(async () => {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      requireOfS3(answer.ETag);
      const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return { ...present(answer), body };
    });

  return {
    mayPutLate: true,

    async put(key, body, { contentType, cacheControl }) {
      assertObjectKey(key);
      const command = new PutObjectCommand({
        Bucket,
        Key: key,
        Body: bytesOf(body),
        ContentType: contentType,
        CacheControl: cacheControl,
      });
      const { $metadata } = await call(`to put ${key}`, async () => {
        const answer = await client.send(command);
        requireOfS3(answer.ETag);
        return answer;
      });
      return $metadata.attempts === 1 ? 'stored' : 'contested';
    },

    async get(key) {
      assertObjectKey(key);
      return call(`to get ${key}`, () => read(key));
    },

    async head(key) {
      assertObjectKey(key);
      return call(`to look at ${key}`, () =>
        missingAsUndefined(async () => {
          try {
            const answer = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
            requireOfS3(answer.ETag);
            return present(answer);
          } catch (error) {
            // A HEAD response has no body that would tell a missing key from a missing bucket.
            const status = statusOf(error);
            if (status === 403 || status === 404) return read(key);
            throw error;
          }
        }),
      );
    },

    async delete(key) {
      assertObjectKey(key);
      const command = new DeleteObjectCommand({ Bucket, Key: key });
      await call(`to delete ${key}`, () => missingAsUndefined(() => client.send(command)));
    },

    async *list(prefix): AsyncIterable<ObjectEntry> {
      assertObjectPrefix(prefix);
      let token: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          MaxKeys: options.listPageSize ?? 1_000,
          ContinuationToken: token,
        });
        const page = await call(`to list ${prefix}`, () => listPage(command));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key) yield { key: Key, modifiedAt: LastModified?.getTime() ?? 0 };
        }
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token);
    },

    async ping() {
      // Detects a wrong secret, a missing bucket and a withdrawn right.
      const command = new ListObjectsV2Command({ Bucket, MaxKeys: 1 });
      const abortSignal = AbortSignal.timeout(PING_TIMEOUT_MS);
      await call('a ping', () => listPage(command, abortSignal));
    },

    close() {
      client.destroy();
    },
  };
}

/** The SDK's message is often "UnknownError"; the name is what the store reported. */
function complaint(what: string, error: unknown): string {
  if (error instanceof S3ServiceException) {
    return `refused ${what}: ${error.name} (${error.$metadata.httpStatusCode})`;
  }
  return `did not answer ${what}: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * Requires a part that every S3 store's response has. The SDK takes any page with status 200, such as
 * that of a console on the next port, for an empty listing, a stored object, or an object.
 */
function requireOfS3(part: unknown): void {
  if (part === undefined) throw new Error('what responds there is no S3 store');
}

interface Metadata {
  readonly ContentType?: string | undefined;
  readonly CacheControl?: string | undefined;
  readonly ETag?: string | undefined;
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
}

function present(answer: Metadata): ObjectInfo {
  const etag = answer.ETag ?? '';
  return {
    contentType: answer.ContentType ?? 'application/octet-stream',
    cacheControl: answer.CacheControl ?? 'no-cache',
    // Some stores omit the quotes.
    etag: etag.startsWith('"') ? etag : `"${etag}"`,
    size: answer.ContentLength ?? 0,
    modifiedAt: answer.LastModified?.getTime() ?? 0,
  };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** A gateway's 5xx says nothing about the store behind it, nor does a retry about earlier tries. */
function isUndecided(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const { attempts = 1, httpStatusCode = 500 } = error.$metadata;
  return attempts > 1 || httpStatusCode >= 500;
}

async function missingAsUndefined<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    // With the right to list, which this store needs, S3 answers 403 for no missing key.
    const isMissing = error instanceof S3ServiceException && error.name !== 'NoSuchBucket';
    if (isMissing && statusOf(error) === 404) return undefined;
    throw error;
  }
}

function bytesOf(body: ObjectBody): Uint8Array {
  if (body instanceof Uint8Array) return body;
  const bytes = Buffer.allocUnsafe(bodyLength(body));
  writeBody(body, bytes);
  return bytes;
}
