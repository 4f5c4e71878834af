import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a command in the repository and collects its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [options] `show` prints
 *   the output as well
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts = [];
    const collect = (stream) => (chunk) => {
      parts.push(chunk);
      if (options.show) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(parts).toString() });
    });
  });
}

const PARENT = process.ppid;

/**
 * Runs a long-lived child on this terminal. Ctrl-C and SIGTERM reach the child, even when sent to
 * the npm that runs this process. The child exits in its own time; its code becomes this process's.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env variables added to the environment
 */
export function become(command, args, env) {
  const child = spawn(command, args, {
    cwd: process.cwd(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  // npm passes a signal only to its shell, which ends without passing it on.
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 500).unref();
  }
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
