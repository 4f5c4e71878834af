import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellGuardian } from './guardian.ts';

/** A running server, with what is needed to reach it and to stop it. */
export interface TestServer<Connection> {
  readonly connection: Connection;
  readonly pids: readonly number[];
  /** Sends SIGTERM, after 3 s SIGKILL, then removes the server's folder. May be called again. */
  stop(): Promise<void>;
}

export class ProgramMissing extends Error {
  override readonly name = 'ProgramMissing';
}

/**
 * Throws {@link ProgramMissing}, whose one-line message names the Debian package, when a program
 * is not installed.
 */
export function requireProgram(program: string, debianPackage: string): void {
  if (findProgram(program)) return;
  throw new ProgramMissing(
    `${program} is not installed. On Debian: apt-get install ${debianPackage}`,
  );
}

/** Server programs are in sbin, which is not on every user's PATH. */
const searched = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function findProgram(program: string): string | undefined {
  return searched
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Runs a program, for at most 30 s; resolves with its stdout, rejects with its output. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(findProgram(program) ?? program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 30_000,
    });
    const output = collectOutput(child);
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`${program} ended with ${code}: ${output()}`));
    });
  });
}

export interface ServerProcess {
  readonly pid: number;
  /** Returns the last lines of its output. */
  output(): string;
  running(): boolean;
  /** Returns null while it runs, or if a signal ended it. */
  exitCode(): number | null;
  /** Sends a signal, SIGKILL after `patienceMs` (3 s); resolves once the process has ended. */
  end(signal?: NodeJS.Signals, patienceMs?: number): Promise<void>;
}

/** Starts a server in its own process group, so that Ctrl-C reaches only the test run. */
export function startProcess(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ServerProcess {
  const child = spawn(findProgram(program) ?? program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started`);
  tellGuardian('pid', pid);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      tellGuardian('ended', pid);
      resolve();
    });
  });
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    pid,
    output,
    running,
    exitCode: () => child.exitCode,
    end: async (signal = 'SIGTERM', patienceMs = 3_000) => {
      if (!running()) return;
      child.kill(signal);
      const patience = new AbortController();
      const kill = sleep(patienceMs, undefined, { signal: patience.signal })
        .then(() => child.kill('SIGKILL'))
        .catch(() => {});
      await ended;
      patience.abort();
      await kill;
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let lines = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lines = (lines + chunk.toString()).slice(-4000);
    });
  }
  return () => lines.trim().split('\n').slice(-12).join('\n');
}

/**
 * Tries until `probe` resolves; throws with the server's last output when it exits, or after
 * `patienceMs` (30 s).
 */
export async function untilReady(
  name: string,
  process: ServerProcess,
  probe: () => Promise<unknown>,
  patienceMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const failure = await probe().then(
      () => undefined,
      (error: unknown) => error ?? new Error('no answer'),
    );
    if (!process.running()) throw new Error(`${name} ended at its start: ${process.output()}`);
    if (failure === undefined) return;
    if (Date.now() > deadline) {
      const seconds = patienceMs / 1000;
      throw new Error(`${name} did not answer in ${seconds} s: ${process.output()}`, {
        cause: failure,
      });
    }
    await sleep(20);
  }
}

/** Creates a folder for one server, removed at the latest when this process has ended. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `wedding-invite-${name}-`));
  tellGuardian('folder', folder);
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  tellGuardian('removed', folder);
}

const handedOut = new Set<number>();

/** Returns a port on 127.0.0.1 that is free and that this process has not been given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    return port;
  }
}

/** Tells whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
