import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { scrub } from './scrub.ts';

export type Log = Logger;

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'dashboardToken',
  'licenseCode',
  'codeKey',
  'email',
  'secret',
];

/**
 * A logger that writes JSON lines to stdout. Tokens, license codes, passwords and e-mail addresses
 * never appear: fields with such names are redacted, and every finished line is scrubbed of values
 * that look like one (in messages, URLs, error stacks).
 *
 * @param options a `Config`, or just the level.
 * @param destination where lines go instead of stdout.
 */
export function createLog(
  options: { readonly logLevel: LogLevel } | { readonly level: LogLevel },
  destination?: DestinationStream,
): Log {
  const settings = {
    level: 'logLevel' in options ? options.logLevel : options.level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    hooks: { streamWrite: scrub },
  };
  return destination ? pino(settings, destination) : pino(settings);
}
