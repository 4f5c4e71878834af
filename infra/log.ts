import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from './config/environment.ts';
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
 * Creates a logger that writes JSON lines to stdout. Tokens, license codes, passwords and e-mail
 * addresses never appear: fields with such names are redacted, and every finished line is scrubbed
 * of values that look like one (in messages, URLs, error stacks).
 *
 * @param target where lines go instead of stdout.
 */
export function createLog(
  { logLevel: level }: { readonly logLevel: LogLevel },
  target: DestinationStream = stdout(),
): Log {
  const settings = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: [
        ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        // The refused Redis command: for AUTH it contains the password.
        'err.command',
      ],
      censor: '[redacted]',
    },
    hooks: { streamWrite: scrub },
  };
  return pino(settings, target);
}

/** Maximum bytes buffered while stdout takes nothing; lines beyond that are lost. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * Opens a stdout that may fail, like a file on a full disk. By default pino would then exit the
 * process, and on the way out try forever to write the rest: the process would hang. Here, lines
 * that failed are written again with the next one.
 */
function stdout(): DestinationStream {
  const stream = destination({ dest: 1, maxLength: MAX_WAITING_BYTES });
  let isFailing = false;
  stream.on('error', () => {
    isFailing = true;
  });
  stream.on('write', () => {
    isFailing = false;
  });
  const flush = stream.flushSync.bind(stream);
  stream.flushSync = () => {
    if (!isFailing) flush();
  };
  return stream;
}
