import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { complaintsAbout } from './complaints.ts';
import { environment, type Given } from './environment.ts';

/** Returns the database file of a data folder, whether or not it is the configured database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'wedding-invite.sqlite');

/** Everything that can be configured. The embedded part stands in for a missing one. */
const configuration = environment.transform((env) => {
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    /** Without a trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** Absolute path. */
    dataDir,
    database: databaseOf(env.DATABASE_URL, dataDir),
    redisUrl: env.REDIS_URL,
    s3: env.S3_BUCKET
      ? { bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT }
      : undefined,
    edge:
      env.EDGE_URL && env.EDGE_SECRET ? { url: env.EDGE_URL, secret: env.EDGE_SECRET } : undefined,
    admin: { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD },
    checkoutUrl: env.CHECKOUT_URL,
    lemonSqueezy: {
      apiUrl: env.LEMONSQUEEZY_API_URL,
      storeId: env.LEMONSQUEEZY_STORE_ID,
      productId: env.LEMONSQUEEZY_PRODUCT_ID,
      webhookSecret: env.LEMONSQUEEZY_WEBHOOK_SECRET,
    },
    supportEmail: env.SUPPORT_EMAIL,
    workerConcurrency: env.WORKER_CONCURRENCY,
    metricsPort: env.METRICS_PORT,
    isRateLimited: env.RATE_LIMIT === 'on',
    logLevel: env.LOG_LEVEL,
  };
});

export type Config = Readonly<z.output<typeof configuration>>;

export type DatabaseConfig =
  | {
      readonly engine: 'sqlite';
      readonly file: string;
      /** Opened for reading alone; the file must exist. */
      readonly isReadOnly?: boolean;
    }
  | { readonly engine: 'mysql'; readonly url: string };

function databaseOf(url: string | undefined, dataDir: string): DatabaseConfig {
  return url === undefined
    ? { engine: 'sqlite', file: databaseFile(dataDir) }
    : { engine: 'mysql', url };
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
  const parsed = configuration.safeParse(given);
  const wrong = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, message);
  }
  const lines = complaintsAbout(given, wrong);
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  return parsed.data;
}
