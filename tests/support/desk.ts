import type { adminLicense } from '#domain/api/admin-licenses.ts';
import { type Answer, type CallOptions, startApi, type TestApi } from './api.ts';
import type { Deployment } from './place.ts';
import { weddingOf } from './wedding.ts';

/** The api with an operator who is logged in. */
export interface Desk {
  readonly api: TestApi;
  /** Sends the operator's request to a path below `/api/admin/`. */
  admin(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Creates a license, as the panel does. */
  create(json?: object): Promise<ReturnType<typeof adminLicense.parse>>;
  /** Has a couple activate an invitation with a new license; resolves with what it is answered. */
  activated(bride?: string): Promise<Answer['body'] & { readonly licenseCode: string }>;
  /** Resolves with the first entry of a list that `q` finds. */
  found(list: string, q: string): Promise<Answer['body']>;
}

export async function openDesk(
  deployment: Deployment,
  env: Readonly<Record<string, string>> = {},
): Promise<Desk> {
  // With an https URL the session's cookie would be Secure, and not come back.
  const api = await startApi(deployment, { PUBLIC_URL: 'http://w.example', ...env });
  const Cookie = await api.operatorCookie();
  const admin: Desk['admin'] = (method, path, options = {}) =>
    api.call(method, `/api/admin/${path}`, {
      ...options,
      headers: { Cookie, ...options.headers },
    });
  const create: Desk['create'] = async (json = {}) =>
    (await admin('POST', 'licenses', { json })).body;
  return {
    api,
    admin,
    create,
    async activated(bride = 'Anna') {
      const { licenseCode } = await create();
      const json = { licenseCode, weddingData: weddingOf(bride, 'Ben') };
      const { body } = await api.call('POST', '/api/licenses/verify', { json });
      return { ...body, licenseCode };
    },
    found: async (list, q) => (await admin('GET', `${list}?q=${q}`)).body[0],
  };
}
