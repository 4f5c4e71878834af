import type { Given, Variable } from './environment.ts';

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
function unknownAddress(given: Given, wrong: ReadonlyMap<string, string>): string[] {
  const isZero = given.PORT !== undefined && !wrong.has('PORT') && Number(given.PORT) === 0;
  const isUnknown = isZero && given.PUBLIC_URL === undefined;
  return isUnknown ? [line('PORT', given, 'another port, or PUBLIC_URL set for the links')] : [];
}

/**
 * Returns one line for each variable that is wrong, with what was expected instead, or that lacks
 * another one. No line contains a secret.
 *
 * @param wrong what is expected, by the name of each variable that its schema refuses
 */
export function complaintsAbout(given: Given, wrong: ReadonlyMap<string, string>): string[] {
  return [
    ...[...wrong].map(([name, expected]) => line(name, given, expected)),
    ...incompletePairs(given, wrong),
    ...unknownAddress(given, wrong),
  ];
}
