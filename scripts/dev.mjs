import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './build.mjs';
import { requireNode } from './packages.mjs';
import { ROOT } from './root.mjs';
import { unstamp } from './stamps.mjs';

/**
 * Runs the product with hot reload: the server with its worker on PORT (default 3000), restarted
 * when their sources change; the builder app on 5173, which takes its data from that server; and
 * the client files of invitations, rebuilt on each change, after which every page is republished.
 * What decodes pictures stays as built at the start.
 */
requireNode();
if (!(await prepare())) process.exit(1);
// From here on the renderer is rebuilt on each change: its folder no longer matches its stamp.
await unstamp('renderer');

const port = process.env.PORT || '3000';
const bin = (name) => join(ROOT, 'node_modules', name);
const children = [
  start([bin('vite/bin/vite.js'), 'build', '-c', 'renderer/vite.config.ts', '--watch']),
  start(
    [
      bin('tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--include=dist/renderer/code-version.txt',
      'standalone.ts',
    ],
    { env: { PORT: port, MALLOC_ARENA_MAX: '2' } },
  ),
  start([bin('vike/bin.js'), 'dev', '--host', '127.0.0.1', '--port', '5173'], {
    cwd: join(ROOT, 'builder-app'),
    env: { API_ORIGIN: `http://127.0.0.1:${port}` },
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

function start(args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', () => stop(1));
  return child;
}

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  let left = running.length;
  const ended = async () => {
    left -= 1;
    if (left > 0) return;
    // Tests that ran meanwhile may have stamped it.
    await unstamp('renderer');
    process.exit(code);
  };
  if (left === 0) ended();
  for (const child of running) {
    child.once('exit', ended);
    child.kill('SIGTERM');
  }
}
