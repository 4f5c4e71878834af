import { access, constants } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import { DatabaseStartError } from './database/migrate.ts';
import { ensureFolder } from './ensure-folder.ts';

/** Something outside keeps the product from starting; one line for each reason. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface Running {
  /** Lets what is running end, then gives everything back. */
  close(): Promise<void>;
}

/** Closing waits for running requests (10 s) and publishes; a process that hangs is ended. */
const CLOSE_WITHIN_MS = 20_000;
/** A terminal and the script that started this process may both send the signal; later, it is meant. */
const ECHO_MS = 500;

/**
 * The life of a process: starts, runs until it is told to stop (Ctrl-C, SIGTERM), closes, ends with
 * code 0; with code 1 when that takes too long, or at once when it is told again. What keeps it from
 * starting is told in plain lines, with code 1.
 *
 * @param portVariable which variable chose the port that the process listens on
 */
export async function runUntilStopped(
  start: () => Promise<Running>,
  portVariable: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<void> {
  const stopped = toldToStop();
  // What is printed may go to a file on a full disk, or to a reader that is gone: it is lost then.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const running = await start();
    await stopped;
    await running.close();
    process.exit(0);
  } catch (error) {
    console.error(reasonOf(error, portVariable));
    process.exit(1);
  }
}

/** Resolves with the first signal. From then on the end is near, however far the start has come. */
function toldToStop(): Promise<void> {
  let askedAt: number | undefined;
  return new Promise((resolve) => {
    const stop = () => {
      if (askedAt === undefined) {
        askedAt = performance.now();
        setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
        resolve();
      } else if (performance.now() - askedAt > ECHO_MS) process.exit(1);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}

/**
 * Makes the folder when there is none, closed to other accounts: what it will hold opens every
 * invitation. Throws `StartError` when nothing can be written into it.
 */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await ensureFolder(folder, 0o700);
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} can't be written. Choose another: DATA_DIR.`, {
      cause,
    });
  }
}

/** The words for the person at the terminal: one line for what they can mend, else all there is. */
function reasonOf(error: unknown, portVariable: string): string {
  if (error instanceof ConfigError) return error.lines.join('\n');
  if (error instanceof StartError || error instanceof DatabaseStartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  const another = `Choose another: ${portVariable === 'PORT' ? 'PORT=3001 npm start' : `${portVariable}.`}`;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. ${another}`;
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this account. ${another}`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const given = JSON.stringify(address ?? hostname);
    return `HOST: ${given} was given, expected an address of this machine, or 0.0.0.0 for all of them`;
  }
  return error.stack ?? error.message;
}
