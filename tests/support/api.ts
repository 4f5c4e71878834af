import { randomBytes } from 'node:crypto';
import { ensureOperator } from '#api/admin/operator.ts';
import { listenApi } from '#api/server.ts';
import { verifyLicenseResponse } from '#domain/api/invitations.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { generateLicenseCode } from '#domain/license/code.ts';
import type { ProviderFields } from '#infra/database/licenses/license-record.ts';
import { licenseRepository, type NewLicense } from '#infra/database/licenses/license-repository.ts';
import { createLemonSqueezy } from '#infra/provider/lemon-squeezy.ts';
import { builtFiles } from '#infra/start/built-files.ts';
import { type Booted, boot } from './boot.ts';
import type { Deployment } from './place.ts';
import { weddingOf } from './wedding.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: what a response contains is for the tests to check
  readonly body: any;
  readonly text: string;
}

export interface TestApi extends Booted {
  readonly url: string;
  /** Sends a request; an object as `json` becomes its body. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Logs an operator in; resolves with the cookie. Needs an http PUBLIC_URL: else it is Secure. */
  operatorCookie(): Promise<string>;
  /** Creates a license that can be activated; resolves with its code. */
  newLicense(license?: Partial<NewLicense & ProviderFields>): Promise<string>;
  /** Activates an invitation with a new license. */
  activate(weddingData?: WeddingData): Promise<ReturnType<typeof verifyLicenseResponse.parse>>;
}

export interface CallOptions {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
}

/** What a browser sends that will show the answer as a page. */
export const FOR_A_PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const OPERATOR = { username: 'admin', password: 'operator-secret' };

/** Starts the real api on real parts, listening on a free port. */
export async function startApi(
  deployment: Deployment,
  env: Readonly<Record<string, string>> = {},
): Promise<TestApi> {
  const booted = await boot(deployment, {
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: OPERATOR.password,
    ...env,
  });
  const { config, log, database, queue, store, metrics } = booted;
  const provider = createLemonSqueezy(config.lemonSqueezy);
  const parts = { config, log, database, queue, store, metrics, provider };
  const api = await listenApi({ ...parts, ...builtFiles(import.meta.dirname) });
  const licenses = licenseRepository(database.knex);

  const call: TestApi['call'] = async (method, path, { json, body, headers = {} } = {}) => {
    const sent = json === undefined ? body : JSON.stringify(json);
    const response = await fetch(`${api.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
  const newLicense: TestApi['newLicense'] = async ({ providerStatus = null, ...license } = {}) => {
    const code = license.code ?? generateLicenseCode(randomBytes);
    const { id } = await licenses.create({ ...license, code });
    await licenses.updateProvider(id, { providerStatus });
    return code;
  };
  return {
    ...booted,
    url: api.url,
    call,
    async operatorCookie() {
      await ensureOperator(database, config.admin);
      const { headers } = await call('POST', '/api/admin/auth/login', { json: OPERATOR });
      return headers.get('set-cookie')?.split(';')[0] ?? '';
    },
    newLicense,
    async activate(weddingData = weddingOf()) {
      const licenseCode = await newLicense();
      const answer = await call('POST', '/api/licenses/verify', {
        json: { licenseCode, weddingData },
      });
      return verifyLicenseResponse.parse(answer.body);
    },
    async close() {
      await api.close();
      await booted.close();
    },
  };
}
