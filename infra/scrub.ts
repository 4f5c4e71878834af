const REDACTED = '[redacted]';

const NAMES =
  '[\\w-]{0,40}(?:token|password|passwd|secret|authorization|cookie|licen[cs]e_?(?:code|key)|codeKey|e-?mail)\\w{0,40}';

/**
 * What must not appear in a log, in the order of replacement. Patterns run over a finished JSON
 * line, so each of them stops at a quote or a backslash. Repetitions are bounded, because strangers
 * write parts of the lines and unbounded repetitions can take quadratic time.
 */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // A field with such a name, at any depth; then the same in a string that contains JSON.
  [new RegExp(`("${NAMES}":\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), `$1"${REDACTED}"`],
  [new RegExp(`(\\\\"${NAMES}\\\\":\\s*)\\\\"[^"\\\\]*`, 'gi'), `$1\\"${REDACTED}`],
  // user:password@ in a URL.
  [/(\w:\/\/)[^/\s"\\@]+@/g, `$1${REDACTED}@`],
  // ?token=… and the like in a URL or a form body.
  [
    /\b((?:dashboard_?)?token|password|secret|licen[cs]e_?(?:code|key)|code|key|e-?mail|signature|q)=[^&\s"'\\#]+/gi,
    `$1=${REDACTED}`,
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  // A license code as a path segment, however it is written.
  [/(\/dashboard-sessions\/)[^/\s"\\?]+/g, `$1${REDACTED}`],
  // E-mail addresses, also percent-encoded.
  [
    /[^\s"'\\<>(),;:@/?&=[\]]{1,64}(?:@|%40)[^\s"'\\<>(),;:@/?&=]{0,254}[^\s"'\\<>(),;:@/?&=.]/gi,
    REDACTED,
  ],
  // License codes: 8-4-4-4-12 hex and 4-4-4-4.
  [/(?<![\w-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/gi, REDACTED],
  [/(?<![\w-])[\da-z]{4}(?:-[\da-z]{4}){3}(?![\w-])/gi, REDACTED],
  // Tokens of 256 bits in base64url or hex.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g, REDACTED],
  [/(?<![\w-])[\da-f]{64}(?![\w-])/gi, REDACTED],
];

/** Removes tokens, license codes, passwords and e-mail addresses from a line; keeps JSON valid. */
export function scrub(line: string): string {
  return PATTERNS.reduce((scrubbed, [pattern, by]) => scrubbed.replace(pattern, by), line);
}
