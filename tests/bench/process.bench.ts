/** Memory of the idle product in one process, and the time of its second start. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '#tests/support/product.ts';
import { freePort, removeFolder } from '#tests/support/servers/server-process.ts';
import { megabytes, milliseconds, report } from './report.ts';

const product = await startProduct('standalone');
await fetch(product.url);
await sleep(10_000);
const status = await readFile(`/proc/${product.process.pid}/status`, 'utf8');
const resident = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
await product.end();
report({
  what: 'idle memory of the whole product in one process',
  target: '≤ 220 MB',
  measured: megabytes(resident),
  isMet: resident <= 220 * 1024 * 1024,
});

const elapsed = await secondStart(product.dataDir);
report({
  what: 'second start, until it is ready',
  target: '< 2,000 ms',
  measured: milliseconds(elapsed),
  isMet: elapsed < 2_000,
});
await removeFolder(product.dataDir);
process.exit(0);

/** Measures the milliseconds from `npm start` to its last line. */
async function secondStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, so that the signal reaches all of it, as Ctrl-C at a terminal does.
    detached: true,
  });
  const readyAt = await new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('is ready')) resolve(performance.now());
    });
  });
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await new Promise((resolve) => child.once('exit', resolve));
  return readyAt - startedAt;
}
