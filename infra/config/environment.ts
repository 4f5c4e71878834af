import { z } from 'zod';
import { isMysqlQuery } from '../database/engine/mysql-url.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

// A schema's message says what is expected; a complaint puts the variable's name and value first.

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
const secret = z
  .string()
  .max(1_000, 'at most 1000 characters')
  // Nobody can type the line end of the file that a secret was read from.
  .regex(/^\P{Cc}*$/u, 'one without line ends and other control characters');

/** The variables, without empty ones, which count as unset. */
export const environment = z.object({
  /** 0 lets the operating system choose a free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text('a host name or an IP address').default('127.0.0.1'),
  /** Origin of every link that is handed out. */
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
  /** Concurrent renders in one worker. */
  WORKER_CONCURRENCY: wholeNumber(1, 64).default(4),
  /** Where a separate worker serves health and metrics; without it, nowhere. */
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export type Variable = keyof typeof environment.shape;
/** Environment variables as they are given. */
export type Given = Readonly<Record<string, string | undefined>>;
