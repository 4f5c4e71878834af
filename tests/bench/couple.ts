import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

export interface Operator {
  readonly username: string;
  readonly password: string;
}

/** Creates a license and activates it, through the product's API. */
export async function activate(
  url: string,
  operator: Operator,
  weddingData: WeddingData,
): Promise<VerifyLicenseResponse> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const login = await post('/api/admin/auth/login', operator);
  const Cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const license = await post('/api/admin/licenses', { expiresAt: null }, { Cookie });
  const { licenseCode } = await license.json();
  const couple = await post('/api/licenses/verify', { licenseCode, weddingData });
  return couple.json();
}

/** Returns the revision of the page that guests get; 0 while there is none. */
export async function servedRevision(pageUrl: string): Promise<number> {
  const html = await (await fetch(pageUrl)).text();
  return Number(/data-revision="(\d+)"/.exec(html)?.[1] ?? 0);
}
