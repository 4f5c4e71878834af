import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

function linesOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      database: { engine: 'sqlite', file: resolve('data/wedding-invite.sqlite') },
      admin: { username: 'admin' },
      lemonSqueezy: { apiUrl: 'https://api.lemonsqueezy.com' },
      supportEmail: 'support@example.com',
      workerConcurrency: 4,
      isRateLimited: true,
      logLevel: 'info',
    });
  });

  it('takes every variable', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://wedding.example/',
      DATA_DIR: '/var/lib/wedding',
      DATABASE_URL: 'mysql://app:pass@db:3306/wedding',
      REDIS_URL: 'redis://cache:6379',
      S3_BUCKET: 'pages',
      S3_ENDPOINT: 'http://store:7070/',
      S3_REGION: 'eu-central-1',
      EDGE_URL: 'http://edge',
      EDGE_SECRET: 'no-spaces',
      ADMIN_USERNAME: 'operator',
      ADMIN_PASSWORD: 'long enough',
      CHECKOUT_URL: 'https://shop.example/buy',
      LEMONSQUEEZY_STORE_ID: '12',
      LEMONSQUEEZY_PRODUCT_ID: '34',
      LEMONSQUEEZY_WEBHOOK_SECRET: 'whisper',
      SUPPORT_EMAIL: 'help@wedding.example',
      WORKER_CONCURRENCY: '2',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'debug',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://wedding.example',
      dataDir: '/var/lib/wedding',
      database: { engine: 'mysql', url: 'mysql://app:pass@db:3306/wedding' },
      redisUrl: 'redis://cache:6379',
      s3: { bucket: 'pages', endpoint: 'http://store:7070', region: 'eu-central-1' },
      edge: { url: 'http://edge', secret: 'no-spaces' },
      admin: { username: 'operator', password: 'long enough' },
      checkoutUrl: 'https://shop.example/buy',
      lemonSqueezy: {
        apiUrl: 'https://api.lemonsqueezy.com',
        storeId: 12,
        productId: 34,
        webhookSecret: 'whisper',
      },
      supportEmail: 'help@wedding.example',
      workerConcurrency: 2,
      isRateLimited: false,
      logLevel: 'debug',
    });
  });

  it('ignores unknown variables, and empty ones count as not set', () => {
    const config = loadConfig({ PORT: '', PORTT: 'x', DATABASE_URL: '' });
    expect(config.port).toBe(3000);
    expect(config.database.engine).toBe('sqlite');
  });

  it('tells each wrong variable in one line: name, what was given, what is expected', () => {
    expect(linesOf({ PORT: '70000', RATE_LIMIT: 'maybe', WORKER_CONCURRENCY: '-1' })).toEqual([
      'PORT: "70000" was given, expected a whole number from 0 to 65535',
      'WORKER_CONCURRENCY: "-1" was given, expected a whole number from 1 to 64',
      'RATE_LIMIT: "maybe" was given, expected on or off',
    ]);
  });

  it.each([
    ['PORT', '3000.5'],
    ['PORT', '1e3'],
    ['PUBLIC_URL', 'wedding.example'],
    ['PUBLIC_URL', 'https://wedding.example/invitations'],
    ['PUBLIC_URL', 'ftp://wedding.example'],
    ['PUBLIC_URL', 'https://:password@wedding.example'],
    ['DATABASE_URL', 'postgres://db/wedding'],
    ['WORKER_CONCURRENCY', '0'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'mysql:///wedding'],
    ['DATABASE_URL', 'mysql://db/wedding?ssl=true'],
    ['DATABASE_URL', 'mysql://db/wedding?ssl-mode=PREFERRED'],
    ['DATABASE_URL', 'mysql://db/wedding?ssl-ca=/ca.pem'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://localhost:6379/wedding'],
    ['S3_BUCKET', 'UPPER'],
    ['S3_ENDPOINT', 'http://store?versions'],
    ['S3_ENDPOINT', 'http://key:secret@store'],
    ['LEMONSQUEEZY_API_URL', 'https://shop.example/#v1'],
    ['LEMONSQUEEZY_API_URL', 'https://shop.example/?v=1'],
    ['ADMIN_USERNAME', 'ad\u0007min'],
    ['ADMIN_PASSWORD', 'from-a-file\n'],
    ['LEMONSQUEEZY_WEBHOOK_SECRET', 'from-a-file\r\n'],
    ['CHECKOUT_URL', 'javascript:alert(1)'],
    ['EDGE_SECRET', 'with"quotes'],
    ['LEMONSQUEEZY_STORE_ID', 'my-store'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: .* was given, expected `));
  });

  it('tells the first thing that is wrong with a variable', () => {
    const long = `${'a'.repeat(64)}\u0007`;
    expect(linesOf({ ADMIN_USERNAME: long })).toEqual([
      expect.stringMatching(/expected 1 to 64 characters$/),
    ]);
  });

  it('shows enough of a value to find it', () => {
    expect(linesOf({ SUPPORT_EMAIL: 'help@' })).toEqual([
      'SUPPORT_EMAIL: "help@" was given, expected an e-mail address',
    ]);
    expect(linesOf({ LOG_LEVEL: 'x'.repeat(201) })[0]).toContain(` "${'x'.repeat(200)}" `);
  });

  it('never shows a secret', () => {
    const lines = linesOf({
      ADMIN_PASSWORD: 'hunter2'.repeat(200),
      EDGE_URL: 'http://edge',
      EDGE_SECRET: 'hunter2 with a space',
      LEMONSQUEEZY_WEBHOOK_SECRET: 'hunter2'.repeat(200),
      DATABASE_URL: 'postgres://root:hunter2@db/x?password=hunter2',
      REDIS_URL: ':hunter2@cache',
    });
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toMatch(/hunt/);
    expect(lines).toContain(
      'DATABASE_URL: "postgres://…@db/x?…" was given, expected mysql://user:password@host:port/database, with ?ssl-mode=VERIFY_IDENTITY (VERIFY_CA, REQUIRED) for TLS',
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2/wedding', '"mysql://…"'],
    ['DATABASE_URL', 'mysql://root:12345', '"mysql://…"'],
    ['REDIS_URL', 'redis://:hunter2', '"redis://…"'],
    ['REDIS_URL', ':hunter2', '"…"'],
  ])('shows only the scheme of %s=%s, whose host was forgotten', (name, value, shown) => {
    expect(linesOf({ [name]: value })).toEqual([
      expect.stringContaining(`${name}: ${shown} was given, expected `),
    ]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:100%@db/wedding'],
    ['DATABASE_URL', 'mysql://ro%ot@db/wedding'],
    ['DATABASE_URL', 'mysql://db/100%'],
    ['REDIS_URL', 'redis://:100%@cache'],
  ])('says how a percent sign is written: %s=%s', (name, value) => {
    expect(linesOf({ [name]: value })).toEqual([
      expect.stringMatching(/ was given, expected each % of a name or password written as %25$/),
    ]);
  });

  it('takes addresses without the blanks around them and the slash behind them', () => {
    const config = loadConfig({
      PUBLIC_URL: ' https://wedding.example/ ',
      DATABASE_URL: 'mysql://app:100%25@db/wedding ',
      REDIS_URL: 'redis://cache/1 ',
      S3_BUCKET: 'pages',
      S3_ENDPOINT: 'http://store/path/ ',
      EDGE_URL: 'http://edge/ ',
      EDGE_SECRET: 'secret',
      CHECKOUT_URL: ' https://shop.example/buy?cart=1 ',
      LEMONSQUEEZY_API_URL: 'http://shop:1/ ',
    });
    expect(config).toMatchObject({
      publicUrl: 'https://wedding.example',
      database: { url: 'mysql://app:100%25@db/wedding' },
      redisUrl: 'redis://cache/1',
      s3: { endpoint: 'http://store/path' },
      edge: { url: 'http://edge' },
      checkoutUrl: 'https://shop.example/buy?cart=1',
      lemonSqueezy: { apiUrl: 'http://shop:1' },
    });
  });

  it.each(['http://edge/pages', 'http://edge/?a', 'http://me@edge'])(
    'refuses EDGE_URL=%s',
    (url) => {
      expect(linesOf({ EDGE_URL: url, EDGE_SECRET: 'secret' })).toEqual([
        expect.stringMatching(/^EDGE_URL: .* was given, expected an origin /),
      ]);
    },
  );

  it('takes a port that the system chooses only beside an address for the links', () => {
    expect(linesOf({ PORT: '0' })).toEqual([
      'PORT: "0" was given, expected another port, or PUBLIC_URL set for the links',
    ]);
    expect(loadConfig({ PORT: '0', PUBLIC_URL: 'http://w.example' }).port).toBe(0);
    expect(linesOf({ PORT: ' ' })).toEqual([
      'PORT: " " was given, expected a whole number from 0 to 65535',
    ]);
  });

  it('asks for the other half of a pair', () => {
    expect(linesOf({ EDGE_URL: 'http://edge', S3_ENDPOINT: 'http://store' })).toEqual([
      'EDGE_SECRET: nothing was given, expected the secret that the edge knows, because EDGE_URL is set',
      'S3_BUCKET: nothing was given, expected the name of a bucket, because S3_ENDPOINT is set',
    ]);
    expect(linesOf({ LEMONSQUEEZY_STORE_ID: '12' })).toEqual([
      "LEMONSQUEEZY_PRODUCT_ID: nothing was given, expected the product's number, because LEMONSQUEEZY_STORE_ID is set",
    ]);
    expect(linesOf({ LEMONSQUEEZY_PRODUCT_ID: '34' })).toEqual([
      "LEMONSQUEEZY_STORE_ID: nothing was given, expected the store's number, because LEMONSQUEEZY_PRODUCT_ID is set",
    ]);
  });
});
