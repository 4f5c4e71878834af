import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isMysqlQuery } from './database/engine/mysql-url.ts';

/** Everything that can be configured, validated. The embedded part stands in for a missing one. */
export interface Config {
  /** 0 lets the operating system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Origin of every link that is handed out, without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  readonly redisUrl?: string;
  readonly s3?: { readonly bucket: string; readonly endpoint?: string; readonly region: string };
  readonly edge?: { readonly url: string; readonly secret: string };
  readonly admin: { readonly username: string; readonly password?: string };
  readonly checkoutUrl?: string;
  readonly lemonSqueezy: LemonSqueezyConfig;
  readonly supportEmail: string;
  /** Concurrent renders in one worker. */
  readonly workerConcurrency: number;
  /** Port on which a separate worker serves health and metrics; without it, on none. */
  readonly metricsPort?: number;
  readonly rateLimit: boolean;
  readonly logLevel: LogLevel;
}

export type DatabaseConfig =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'mysql'; readonly url: string };

export interface LemonSqueezyConfig {
  readonly apiUrl: string;
  readonly storeId?: number;
  readonly productId?: number;
  readonly webhookSecret?: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Invalid environment variables; `lines` has one sentence for each. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

// A schema's message says what is expected; `loadConfig` puts the variable's name and value first.

function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

function parsedUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function url(protocols: readonly string[], expected: string, holds = (_url: URL) => true) {
  return z
    .string()
    .trim()
    .refine((value) => {
      const parsed = parsedUrl(value);
      return parsed !== undefined && protocols.includes(parsed.protocol) && holds(parsed);
    }, expected);
}

const WEB = ['http:', 'https:'];
const isBare = ({ search, hash, username, password }: URL) =>
  `${search}${hash}${username}${password}` === '';

/** A base URL to which paths are appended: it may have a path, but no trailing slash. */
const baseUrl = (example: string) =>
  url(WEB, `a URL such as ${example}, without ? and #`, isBare).transform((value) => {
    const { origin, pathname } = new URL(value);
    return `${origin}${pathname}`.replace(/\/+$/, '');
  });
const originUrl = (example: string) =>
  url(
    WEB,
    `an origin such as ${example}, without a path`,
    (given) => given.pathname === '/' && isBare(given),
  ).transform((value) => new URL(value).origin);

const isDecodable = (value: string) => {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};

/** True when the URL's parts, which are decoded where they are used, can be decoded. */
function hasOnlyEscapes(value: string): boolean {
  const parsed = parsedUrl(value);
  if (parsed === undefined) return true;
  return [parsed.username, parsed.password, parsed.hostname, parsed.pathname].every(isDecodable);
}
const ESCAPES = 'each % of a name or password written as %25';

const text = (expected: string, max = 1_000) =>
  z.string().trim().min(1, expected).max(max, expected);
const secret = z.string().max(1_000, 'at most 1000 characters');

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text('a host name or an IP address').default('127.0.0.1'),
  PUBLIC_URL: originUrl('https://wedding.example').optional(),
  DATA_DIR: text('a folder').default('./data'),
  DATABASE_URL: url(
    ['mysql:'],
    'mysql://user:password@host:port/database, with ?ssl-mode=VERIFY_IDENTITY (VERIFY_CA, REQUIRED) for TLS',
    ({ hostname, pathname, searchParams }) =>
      hostname !== '' && /^\/[^/]+$/.test(pathname) && isMysqlQuery(searchParams),
  )
    .refine(hasOnlyEscapes, ESCAPES)
    .optional(),
  REDIS_URL: url(
    ['redis:', 'rediss:'],
    'redis://host:port, with /number for a database of its own',
    ({ hostname, pathname }) => hostname !== '' && /^(?:\/\d*)?$/.test(pathname),
  )
    .refine(hasOnlyEscapes, ESCAPES)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket name of 3 to 63 characters')
    .optional(),
  S3_ENDPOINT: baseUrl('https://storage.example').optional(),
  S3_REGION: text('a region such as eu-central-1').default('us-east-1'),
  EDGE_URL: originUrl('http://edge:8080').optional(),
  EDGE_SECRET: secret
    // The characters that the edge's configuration takes inside its quotes without escaping.
    .regex(/^[\w+/=.-]+$/, 'letters, digits and + / = . _ -')
    .optional(),
  // The login strips control characters from what is typed.
  ADMIN_USERNAME: text('1 to 64 characters', 64)
    .regex(/^\P{Cc}*$/u, 'a name without control characters')
    .default('admin'),
  ADMIN_PASSWORD: secret.optional(),
  CHECKOUT_URL: url(WEB, 'a URL such as https://shop.example/checkout').optional(),
  LEMONSQUEEZY_API_URL: baseUrl('https://api.lemonsqueezy.com').default(
    'https://api.lemonsqueezy.com',
  ),
  LEMONSQUEEZY_STORE_ID: wholeNumber(1, 1e12).optional(),
  LEMONSQUEEZY_PRODUCT_ID: wholeNumber(1, 1e12).optional(),
  LEMONSQUEEZY_WEBHOOK_SECRET: secret.optional(),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@example.com'),
  WORKER_CONCURRENCY: wholeNumber(1, 64).default(4),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

type Environment = z.infer<typeof environment>;
type Variable = keyof Environment;
type Given = Readonly<Record<string, string | undefined>>;

const NEVER_SHOWN: ReadonlySet<string> = new Set<Variable>([
  'ADMIN_PASSWORD',
  'EDGE_SECRET',
  'LEMONSQUEEZY_WEBHOOK_SECRET',
]);

const WITH_PASSWORD: ReadonlySet<string> = new Set<Variable>(['DATABASE_URL', 'REDIS_URL']);

/** Returns the given value as it may be shown: without anything that could be a password. */
function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  if (NEVER_SHOWN.has(name)) return `a secret of ${value.length} characters`;
  // If the @ was forgotten, what looks like a host may be a password.
  if (WITH_PASSWORD.has(name) && !value.includes('@')) {
    return JSON.stringify(`${/^\w+:\/\//.exec(value)?.[0] ?? ''}…`);
  }
  const withoutCredentials = value.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/\?.*$/s, '?…');
  return JSON.stringify(name === 'SUPPORT_EMAIL' ? value : withoutCredentials.slice(0, 200));
}

function line(name: string, given: Given, expected: string): string {
  return `${name}: ${shown(name, given[name])} was given, expected ${expected}`;
}

/** Reports variables that lack their counterpart, except for those already reported as wrong. */
function incompletePairs(given: Given, wrong: ReadonlyMap<string, string>): string[] {
  const pairs: readonly [Variable, Variable, string][] = [
    ['EDGE_URL', 'EDGE_SECRET', 'the secret that the edge knows, because EDGE_URL is set'],
    ['EDGE_SECRET', 'EDGE_URL', 'the address of the edge, because EDGE_SECRET is set'],
    ['S3_ENDPOINT', 'S3_BUCKET', 'the name of a bucket, because S3_ENDPOINT is set'],
    [
      'LEMONSQUEEZY_STORE_ID',
      'LEMONSQUEEZY_PRODUCT_ID',
      "the product's number, because LEMONSQUEEZY_STORE_ID is set",
    ],
    [
      'LEMONSQUEEZY_PRODUCT_ID',
      'LEMONSQUEEZY_STORE_ID',
      "the store's number, because LEMONSQUEEZY_PRODUCT_ID is set",
    ],
  ];
  return pairs
    .filter(([set]) => given[set] !== undefined && !wrong.has(set))
    .filter(([, missing]) => given[missing] === undefined)
    .map(([, missing, expected]) => line(missing, given, expected));
}

/** Reports PORT=0 without PUBLIC_URL: links need a port that is known before the start. */
function unknownAddress(given: Given): string[] {
  const isUnknown = Number(given.PORT ?? Number.NaN) === 0 && given.PUBLIC_URL === undefined;
  return isUnknown ? [line('PORT', given, 'another port, or PUBLIC_URL set for the links')] : [];
}

/** Returns `{ [key]: value }`, or `{}` when the value is undefined. */
function present<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}

function toConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir,
    database: env.DATABASE_URL
      ? { engine: 'mysql', url: env.DATABASE_URL }
      : { engine: 'sqlite', file: join(dataDir, 'wedding-invite.sqlite') },
    ...present('redisUrl', env.REDIS_URL),
    ...(env.S3_BUCKET && {
      s3: { bucket: env.S3_BUCKET, region: env.S3_REGION, ...present('endpoint', env.S3_ENDPOINT) },
    }),
    ...(env.EDGE_URL &&
      env.EDGE_SECRET && { edge: { url: env.EDGE_URL, secret: env.EDGE_SECRET } }),
    admin: { username: env.ADMIN_USERNAME, ...present('password', env.ADMIN_PASSWORD) },
    ...present('checkoutUrl', env.CHECKOUT_URL),
    lemonSqueezy: {
      apiUrl: env.LEMONSQUEEZY_API_URL,
      ...present('storeId', env.LEMONSQUEEZY_STORE_ID),
      ...present('productId', env.LEMONSQUEEZY_PRODUCT_ID),
      ...present('webhookSecret', env.LEMONSQUEEZY_WEBHOOK_SECRET),
    },
    supportEmail: env.SUPPORT_EMAIL,
    workerConcurrency: env.WORKER_CONCURRENCY,
    ...present('metricsPort', env.METRICS_PORT),
    rateLimit: env.RATE_LIMIT === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Reads the configuration from environment variables. Unknown variables are ignored; empty ones
 * count as unset.
 *
 * @throws ConfigError with one line for each invalid variable; no line contains a secret.
 */
export function loadConfig(env: Given = process.env): Config {
  const given: Given = Object.fromEntries(
    Object.keys(environment.shape)
      .map((name) => [name, env[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const wrong = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, message);
  }
  const lines = [
    ...[...wrong].map(([name, expected]) => line(name, given, expected)),
    ...incompletePairs(given, wrong),
    ...unknownAddress(given),
  ];
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  return toConfig(parsed.data);
}
