import { join, resolve } from 'node:path';
import { complaintsAbout } from './complaints.ts';
import { type Environment, environment, type Given, type LogLevel } from './environment.ts';

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
  readonly isRateLimited: boolean;
  readonly logLevel: LogLevel;
}

export type DatabaseConfig =
  | {
      readonly engine: 'sqlite';
      readonly file: string;
      /** Opened for reading alone; the file must exist. */
      readonly isReadOnly?: boolean;
    }
  | { readonly engine: 'mysql'; readonly url: string };

export interface LemonSqueezyConfig {
  readonly apiUrl: string;
  readonly storeId?: number;
  readonly productId?: number;
  readonly webhookSecret?: string;
}

/** Invalid environment variables; `lines` has one sentence for each. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/** Returns `{ [key]: value }`, or `{}` when the value is undefined. */
function present<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}

/** Returns the database file of a data folder, whether or not it is the configured database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'wedding-invite.sqlite');

function toConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir,
    database: env.DATABASE_URL
      ? { engine: 'mysql', url: env.DATABASE_URL }
      : { engine: 'sqlite', file: databaseFile(dataDir) },
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
    isRateLimited: env.RATE_LIMIT === 'on',
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
  const lines = complaintsAbout(given, wrong);
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  return toConfig(parsed.data);
}
