import { z } from 'zod';
import {
  activateLicenseResponse,
  adminLicense,
  type createLicenseRequest,
  deactivateLicenseResponse,
} from '#domain/api/admin-licenses.ts';
import { loginResponse } from '#domain/api/admin-login.ts';
import { adminOrder } from '#domain/api/admin-orders.ts';
import { dashboardSession, revokeSessionResponse } from '#domain/api/admin-sessions.ts';
import { adminStats } from '#domain/api/admin-stats.ts';
import { adminUser, type createUserRequest } from '#domain/api/admin-users.ts';
import { renderQueueResponse, republishResponse } from '#domain/api/render-queue.ts';
import type { SessionFilter } from '#domain/license/dashboard-session.ts';
import type { LicenseFilter } from '#domain/license/state.ts';
import { type CallOptions, call, readAnswer, send } from '../api-transport.ts';

// Each rejects with ApiError, with status 401 once the session has ended.

const admin = (path: string) => `/api/admin/${path}`;
const one = (list: string, id: string) => admin(`${list}/${encodeURIComponent(id)}`);
const post = (json?: unknown): CallOptions => ({
  method: 'POST',
  ...(json !== undefined && { json }),
});

async function callForNothing(path: string, options: CallOptions): Promise<void> {
  await call(z.unknown(), path, options);
}

// Session

export const checkSession = () => call(loginResponse, admin('auth/check'));
export const signIn = (username: string, password: string) =>
  call(loginResponse, admin('auth/login'), post({ username, password }));
export const signOut = () => callForNothing(admin('auth/logout'), post());

// Lists

export interface ListQuery<Filter extends string = string> {
  readonly status: Filter;
  /** Text to search for in what the list shows; '' for all rows. */
  readonly q: string;
}

/** Rows from an offset on, and the total number of rows. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Rows per request. */
export const ROWS_AT_ONCE = 50;

async function callForList<Row extends z.ZodType>(
  row: Row,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Listed<z.output<Row>>> {
  const search = new URLSearchParams({ ...query, limit: String(ROWS_AT_ONCE) });
  return send(`${admin(path)}?${search}`, {}, async (answer) => {
    const rows = await readAnswer(z.array(row), answer);
    return { rows, total: Number(answer.headers.get('X-Total-Count') ?? rows.length) };
  });
}

export const listLicenses = (query: ListQuery<LicenseFilter>, offset: number) =>
  callForList(adminLicense, 'licenses', { ...query, offset: String(offset) });
export const listUsers = ({ q }: Pick<ListQuery, 'q'>, offset: number) =>
  callForList(adminUser, 'users', { q, offset: String(offset) });
export const listSessions = (query: ListQuery<SessionFilter>, offset: number) =>
  callForList(dashboardSession, 'dashboard-sessions', { ...query, offset: String(offset) });

// Licenses; `expiresAt` is a moment (ISO 8601), null for never.

export type NewLicense = z.input<typeof createLicenseRequest>;
export const createLicense = (license: NewLicense) =>
  call(adminLicense, admin('licenses'), post(license));
export const changeExpiry = (id: string, expiresAt: string | null) =>
  call(adminLicense, one('licenses', id), { method: 'PUT', json: { expiresAt } });
export const deleteLicense = (id: string) =>
  callForNothing(one('licenses', id), { method: 'DELETE' });
export const removeInvitation = (licenseCode: string) =>
  callForNothing(`${one('licenses', licenseCode)}/invitation`, { method: 'DELETE' });
/** The provider may take ten seconds to respond, and as long to undo something. */
const PROVIDER_TIMEOUT_MS = 30_000;
export const activateLicense = (licenseCode: string, instanceName: string) =>
  call(activateLicenseResponse, admin('licenses/activate'), {
    ...post({ licenseCode, instanceName }),
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });
export const deactivateLicense = (licenseCode: string, instanceId: string) =>
  call(deactivateLicenseResponse, admin('licenses/deactivate'), {
    ...post({ licenseCode, instanceId }),
    timeoutMs: PROVIDER_TIMEOUT_MS,
  });

// Orders

export const listUnservedOrders = () => callForList(adminOrder, 'orders/unserved', {});
export const serveOrder = (id: string) =>
  call(adminLicense, `${one('orders', id)}/license`, post());

// Users

export const createUser = (user: z.input<typeof createUserRequest>) =>
  call(adminUser, admin('users'), post(user));
export const deleteUser = (id: string) => callForNothing(one('users', id), { method: 'DELETE' });

// Dashboard sessions

export const revokeSession = (licenseCode: string) =>
  call(revokeSessionResponse, `${one('dashboard-sessions', licenseCode)}/revoke`, post());
export const deleteSession = (licenseCode: string) =>
  callForNothing(one('dashboard-sessions', licenseCode), { method: 'DELETE' });

// Overview

export const loadStats = () => call(adminStats, admin('stats'));
export const loadRenderQueue = () => call(renderQueueResponse, admin('render-queue'));
export const retryPublish = (invitationId: string) =>
  call(republishResponse, `${one('render-queue', invitationId)}/retry`, post());
export const retryAllPublishes = () =>
  call(republishResponse, admin('render-queue/retry-all'), { ...post(), timeoutMs: 60_000 });
export const republishAll = () =>
  call(republishResponse, admin('render-queue/republish-all'), { ...post(), timeoutMs: 60_000 });
