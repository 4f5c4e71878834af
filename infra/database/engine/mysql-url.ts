import { readFileSync } from 'node:fs';

/** How strictly the server's certificate is checked, by the names that MySQL's own clients use. */
const TLS_MODES = {
  REQUIRED: { rejectUnauthorized: false },
  VERIFY_CA: { rejectUnauthorized: true },
  VERIFY_IDENTITY: { rejectUnauthorized: true, verifyIdentity: true },
} as const;

interface MysqlTls {
  readonly rejectUnauthorized: boolean;
  readonly verifyIdentity?: boolean;
  readonly ca?: string;
}

const isTlsMode = (mode: string | null): mode is keyof typeof TLS_MODES =>
  mode !== null && Object.hasOwn(TLS_MODES, mode);

/** True when all query parameters are understood: an ignored wish for TLS would mean plain text. */
export function isMysqlQuery(parameters: URLSearchParams): boolean {
  return (
    [...parameters.keys()].every((name) => ['ssl-mode', 'ssl-ca'].includes(name)) &&
    (parameters.size === 0 || isTlsMode(parameters.get('ssl-mode')))
  );
}

/** Splits `mysql://user:password@host:port/database` into its decoded parts. */
export function parseMysqlUrl(url: string) {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port: port === '' ? 3306 : Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

/**
 * Returns the mysql2 option for a query such as `?ssl-mode=VERIFY_IDENTITY&ssl-ca=/ca.pem`.
 *
 * @throws when the `ssl-ca` file can't be read
 */
export function mysqlTls(url: string): { readonly ssl?: MysqlTls } {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('ssl-mode');
  const ca = searchParams.get('ssl-ca');
  if (!isTlsMode(mode)) return {};
  return { ssl: { ...TLS_MODES[mode], ...(ca && { ca: readFileSync(ca, 'utf8') }) } };
}
