import { spawn } from 'node:child_process';
import { tellGuardian } from './servers/guardian.ts';

export interface Outcome {
  readonly code: number | null;
  readonly lines: string[];
  /** Time until it printed that it is ready; NaN if it never did. */
  readonly readyAfterMs: number;
}

/** Runs a script that starts the product, and sends the signal once that is ready. */
export function runUntilReady(
  script: string,
  env: Readonly<Record<string, string>>,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${script} could not be started`);
  tellGuardian('pid', pid);
  let output = '';
  let readyAfterMs = Number.NaN;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (!Number.isNaN(readyAfterMs) || !output.includes('is ready')) return;
      readyAfterMs = performance.now() - startedAt;
      child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      tellGuardian('ended', pid);
      resolve({ code, lines: output.trim().split('\n'), readyAfterMs });
    });
  });
}
