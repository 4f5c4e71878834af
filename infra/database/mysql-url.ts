import { readFileSync } from 'node:fs';

/** How much of the server's certificate is checked, by the names that MySQL's own programs use. */
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

/** True when everything behind the `?` is understood: an ignored wish for TLS would be plain text. */
export function isMysqlQuery(parameters: URLSearchParams): boolean {
  return (
    [...parameters.keys()].every((name) => ['ssl-mode', 'ssl-ca'].includes(name)) &&
    (parameters.size === 0 || isTlsMode(parameters.get('ssl-mode')))
  );
}

/** The parts of `mysql://user:password@host:port/database`. */
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
 * What `?ssl-mode=VERIFY_IDENTITY&ssl-ca=/ca.pem` asks for, as an option of mysql2.
 *
 * @throws when the file of `ssl-ca` can't be read
 */
export function mysqlTls(url: string): { readonly ssl?: MysqlTls } {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('ssl-mode');
  const ca = searchParams.get('ssl-ca');
  if (!isTlsMode(mode)) return {};
  return { ssl: { ...TLS_MODES[mode], ...(ca && { ca: readFileSync(ca, 'utf8') }) } };
}
