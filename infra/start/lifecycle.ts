import { ConfigError } from '../config/config.ts';
import { DatabaseStartError } from '../database/engine/migrate.ts';

/** Something outside the product keeps it from starting; one line for each reason. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface Running {
  /** Waits for work in progress, then releases all resources. */
  close(): Promise<void>;
}

/** Names the port on which the process listens. */
type PortVariable = 'PORT' | 'METRICS_PORT';

/** Closing waits for running requests (up to 10 s) and publishes; a process that hangs is ended. */
const CLOSE_WITHIN_MS = 20_000;
/** A terminal and the start script may both send one signal; a later one is a second request. */
const ECHO_MS = 500;

/**
 * Runs a process: starts it, waits for a signal to stop (Ctrl-C, SIGTERM), closes it and exits with
 * code 0; with code 1 when closing takes too long, or at once on a second signal. If it cannot
 * start, prints why in plain lines and exits with code 1.
 */
export async function runUntilStopped(
  start: () => Promise<Running>,
  portVariable?: PortVariable,
): Promise<void> {
  const stopped = toldToStop();
  // Output to a full disk or to a reader that is gone is lost; it must not end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  await runToEnd(async () => {
    const running = await start();
    await stopped;
    await running.close();
  }, portVariable);
}

/**
 * Runs a command and exits with code 0. If it fails, prints why in plain lines and exits with code
 * 1. A signal ends it at once.
 */
export async function runToEnd(
  work: () => Promise<void>,
  portVariable: PortVariable = 'PORT',
): Promise<void> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    console.error(reasonOf(error, portVariable));
    process.exit(1);
  }
}

/** Resolves on the first signal. The time limit runs from then, even during the start. */
function toldToStop(): Promise<void> {
  let askedAt: number | undefined;
  return new Promise((resolve) => {
    const stop = () => {
      if (askedAt === undefined) {
        askedAt = performance.now();
        setTimeout(endUnfinished, CLOSE_WITHIN_MS).unref();
        resolve();
      } else if (performance.now() - askedAt > ECHO_MS) process.exit(1);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}

function endUnfinished(): void {
  const seconds = CLOSE_WITHIN_MS / 1_000;
  console.error(
    `Stopped after ${seconds} s with work still under way. Nothing that was answered is lost.`,
  );
  process.exit(1);
}

/** Returns one line about what the person at the terminal can fix, or else the full error. */
function reasonOf(error: unknown, portVariable: PortVariable): string {
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
