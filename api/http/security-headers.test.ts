import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PAGE_SCRIPTS } from '#domain/page-scripts.ts';
import { createSecurityHeaders } from './security-headers.ts';

const { guestPage, appPage } = createSecurityHeaders('https://wedding.example');

function scriptsOf(headers: Readonly<Record<string, string>>): string[] {
  const directives = headers['Content-Security-Policy']?.split(';') ?? [];
  return directives.find((directive) => directive.startsWith('script-src '))?.split(' ') ?? [];
}
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Every text that a script of a stored page has had. Add the hash of a changed script, and the one
 * it had before to `FORMER_SCRIPT_HASHES`; remove none.
 */
const PUBLISHED_SCRIPTS = [
  'LK/vlOy0mj5inZ1+EfHZEZAWPZRwFyZPpd7xOFlUfII=',
  'nHd5wm40hTseJsZ8nl/iSYLvh0hV2rCeTsrx5Yjt7Iw=',
  'jjjtr3UZeoP0AaHLYZMG9iZcYuyuwwaviCKP/ETiPVk=',
  'PYuMmFARi9jrGzyXDRpSHRVaZIWUqiZQQ6GS3r5EK6A=',
  'nFG2+kRkVpwsiXAFfLBd1eplZIna7hURS7qzYc2bI2I=',
  '44SUeoDCKy+BIEsl3rkvFF9du2nJAlGX21u5pICTXRg=',
  'K2sWtcJrGaekblTQbCHJ1dKjTi+fqUFRjFruSZ6CZRM=',
  '7HiKgRGwWZwTGwFdaN46yLOmKuiNfACSVvSCc3/cGzw=',
  '8wX90eSldmFF4egrrTuWSYytEiB6WDTHfcW4ssbLFEY=',
  'TtgZbKDswQGju1VntFwow9/e17hWPXjbaWVSE1eHoiA=',
].map((hash) => `'sha256-${hash}'`);

test('an invitation may run the scripts of pages that any version made, and nothing else in it', () => {
  const scripts = scriptsOf(guestPage);
  const inline = scripts.filter((source) => source.startsWith("'sha"));
  expect(inline.sort()).toEqual(PUBLISHED_SCRIPTS.sort());
  expect(PUBLISHED_SCRIPTS).toEqual(expect.arrayContaining(PAGE_SCRIPTS.map(hashOf)));
  expect(scripts).not.toContain("'unsafe-inline'");
});

test('pages show pictures of http only where they come over http themselves', () => {
  const images = (headers: Readonly<Record<string, string>>) =>
    headers['Content-Security-Policy']?.split(';').find((part) => part.startsWith('img-src '));
  const plain = createSecurityHeaders('http://localhost:3000');
  for (const headers of [plain.guestPage, plain.appPage('')]) {
    expect(images(headers)).toContain(' http:');
  }
  for (const headers of [guestPage, appPage(''), plain.queueBoard]) {
    expect(images(headers)).not.toContain(' http:');
  }
});

test('a page of the builder may run what its build wrote into it; data is not a script', () => {
  const html =
    '<script>start()</script><script src="/a.js"></script><script type="application/json">{}</script>';
  const hashes = scriptsOf(appPage(html)).filter((source) => source.startsWith("'sha"));
  expect(hashes).toEqual([hashOf('start()')]);
});

test('scripts and frames of the player are allowed where an invitation is shown, and nowhere else', () => {
  const policyOf = (headers: Readonly<Record<string, string>>) =>
    headers['Content-Security-Policy'] ?? '';
  for (const headers of [guestPage, appPage('', { hasPlayer: true })]) {
    expect(policyOf(headers)).toMatch(/script-src [^;]*www\.youtube\.com/);
    expect(policyOf(headers)).toMatch(/frame-src [^;]*www\.youtube-nocookie\.com/);
  }
  expect(policyOf(appPage('', { isPrivate: true }))).not.toContain('youtube');
});

test('https is asked of this host alone', () => {
  expect(guestPage['Strict-Transport-Security']).toBe('max-age=31536000');
});

test('nothing is asked of https where pages come over http', () => {
  const upgrade = /;upgrade-insecure-requests(?:;|$)/;
  expect(guestPage['Content-Security-Policy']).toMatch(upgrade);
  const plain = createSecurityHeaders('http://192.168.1.5:3000');
  for (const headers of [plain.guestPage, plain.appPage(''), plain.file, plain.api]) {
    expect(headers['Content-Security-Policy']).not.toMatch(upgrade);
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  }
});

test('what somebody put into a page could send nothing to another site', () => {
  for (const headers of [guestPage, appPage(''), appPage('', { isPrivate: true })]) {
    const parts = headers['Content-Security-Policy']?.split(';');
    expect(parts).toEqual(
      expect.arrayContaining(["connect-src 'self'", "form-action 'self'", "base-uri 'none'"]),
    );
  }
});

test('another site can show none of our pages in its own', () => {
  const { plainPage, queueBoard } = createSecurityHeaders('https://wedding.example');
  for (const headers of [guestPage, appPage(''), plainPage, queueBoard]) {
    expect(headers['Content-Security-Policy']).toMatch(/;frame-ancestors 'self'(?:;|$)/);
  }
});

test('who opens an invitation is no other process to the browser; a page with a session is', () => {
  const field = 'Cross-Origin-Opener-Policy';
  expect(guestPage).not.toHaveProperty(field);
  expect(appPage('')).toHaveProperty(field, 'same-origin');
});

test('a file carries what protects it, and nothing that only means something on a document', () => {
  expect(Object.keys(createSecurityHeaders('https://wedding.example').file).sort()).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
});

test('search engines are kept from private pages alone', () => {
  expect(appPage('')).not.toHaveProperty('X-Robots-Tag');
  expect(appPage('')).toHaveProperty('Referrer-Policy', 'strict-origin-when-cross-origin');
  expect(appPage('', { isPrivate: true })).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  });
});
