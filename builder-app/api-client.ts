import type { z } from 'zod';
import { configResponse } from '#domain/api/config.ts';
import {
  type DashboardResponse,
  dashboardResponse,
  type RsvpRecord,
  responseRemovalResponse,
} from '#domain/api/dashboard.ts';
import {
  type LoadInvitationResponse,
  loadInvitationResponse,
  publicInvitationResponse,
  revisionConflictBody,
  type SaveInvitationResponse,
  saveInvitationResponse,
  verifyLicenseResponse,
} from '#domain/api/invitations.ts';
import {
  type ImageAccessResponse,
  imageAccessResponse,
  type UploadResponse,
} from '#domain/api/uploads.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { ApiError, type CallOptions, call, readAnswer, send } from './api-transport.ts';

/** Proves that somebody is the couple: stored in the browser and part of their links. */
export interface Credentials {
  readonly invitationId: string;
  readonly token: string;
}

/** Long enough for a save over a slow mobile connection. */
const SAVE_TIMEOUT_MS = 20_000;
/** Long enough for 10,000 replies of maximum length, 20 MB in all. */
const REPLIES_TIMEOUT_MS = 120_000;

const authorization = ({ token }: Credentials) => ({ authorization: `Bearer ${token}` });
const invitationPath = ({ invitationId }: Credentials) =>
  `/api/invitations/${encodeURIComponent(invitationId)}`;
const dashboardPath = ({ invitationId }: Credentials) =>
  `/api/dashboard/${encodeURIComponent(invitationId)}`;

export const loadConfig = () => call(configResponse, '/api/config');

/** A response with the ETag that tells whether it is still the newest. */
type Tagged<T> = T & { readonly etag: string | null };
export type LoadedInvitation = Tagged<LoadInvitationResponse>;
export type Dashboard = Tagged<DashboardResponse>;

/** `known`: an earlier response, returned unchanged while the server has nothing newer. */
interface LoadOptions<T> extends Pick<CallOptions, 'signal'> {
  readonly known?: T | undefined;
}

export const loadInvitation = (
  credentials: Credentials,
  options: LoadOptions<LoadedInvitation> = {},
): Promise<LoadedInvitation> =>
  loadTagged(loadInvitationResponse, invitationPath(credentials), credentials, options);

export const loadDashboard = (
  credentials: Credentials,
  options: LoadOptions<Dashboard> = {},
): Promise<Dashboard> =>
  loadTagged(dashboardResponse, dashboardPath(credentials), credentials, {
    ...options,
    readingTimeoutMs: REPLIES_TIMEOUT_MS,
  });

/** Takes a reply off the couple's list, or puts it back. */
export const setReplyRemoved = (
  credentials: Credentials,
  { id, submittedAt }: RsvpRecord,
  removed: boolean,
) =>
  call(
    responseRemovalResponse,
    `${dashboardPath(credentials)}/responses/${encodeURIComponent(id)}`,
    { method: 'PUT', json: { removed, submittedAt }, headers: authorization(credentials) },
  );

async function loadTagged<S extends z.ZodObject>(
  schema: S,
  path: string,
  credentials: Credentials,
  { known, ...options }: LoadOptions<Tagged<z.output<S>>> & Pick<CallOptions, 'readingTimeoutMs'>,
): Promise<Tagged<z.output<S>>> {
  const ifNew = known?.etag ? { 'if-none-match': known.etag } : {};
  const headers = { ...authorization(credentials), ...ifNew };
  return send(path, { headers, ...options }, async (answer) => {
    if (known && answer.status === 304) return known;
    return { ...(await readAnswer(schema, answer)), etag: answer.headers.get('etag') };
  });
}

export type SaveOutcome =
  | ({ readonly kind: 'saved' } & SaveInvitationResponse)
  /** Somebody has saved since `baseRevision`; nothing was overwritten. */
  | { readonly kind: 'conflict'; readonly revision: number; readonly weddingData: WeddingData };

/** @throws ApiError, except for a save that met a newer revision: that resolves with a conflict. */
export async function saveInvitation(
  credentials: Credentials,
  weddingData: WeddingData,
  baseRevision: number,
): Promise<SaveOutcome> {
  try {
    const saved = await call(saveInvitationResponse, invitationPath(credentials), {
      method: 'PUT',
      json: { weddingData, dashboardToken: credentials.token, baseRevision },
      timeoutMs: SAVE_TIMEOUT_MS,
    });
    return { kind: 'saved', ...saved };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const conflict = revisionConflictBody.safeParse(error.body);
    // The other 409 says that the template must not change.
    if (!conflict.success) throw error;
    const { revision, weddingData: theirs } = conflict.data;
    return { kind: 'conflict', revision, weddingData: theirs };
  }
}

/**
 * The same key with the same code returns the first response again, so losing one costs nothing.
 */
export const verifyLicense = (
  licenseCode: string,
  weddingData: WeddingData,
  idempotencyKey: string,
) =>
  call(verifyLicenseResponse, '/api/licenses/verify', {
    method: 'POST',
    json: { licenseCode, weddingData },
    headers: { 'idempotency-key': idempotencyKey },
    timeoutMs: 30_000,
  });

export const loadPublicInvitation = (cleanUrl: string) =>
  call(publicInvitationResponse, `/api/public/invitation/${encodeURIComponent(cleanUrl)}`);

const HEAD = { method: 'HEAD' } as const;

/** Resolves with true if the server says that there is no such file, false on any other outcome. */
export const isGone = (url: string, signal: AbortSignal): Promise<boolean> =>
  send(url, { ...HEAD, signal }, ({ status }) => status === 404);

/**
 * Checks that an uploaded picture can be fetched; if not, resolves with what the server knows about
 * it, otherwise with null. For the log only: the upload itself has succeeded.
 */
export async function diagnoseImage({
  url,
  filename,
}: UploadResponse): Promise<ImageAccessResponse | null> {
  if (await send(url, HEAD, ({ ok }) => ok)) return null;
  return call(imageAccessResponse, `/api/test/image-access/${encodeURIComponent(filename)}`);
}
