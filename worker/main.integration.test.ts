import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startRedis } from '#tests/support/servers/redis.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';

/** Delays look-ups of host names, and so `listen`: whatever was begun earlier has time to show. */
const SLOW_NAMES = `import dns from 'node:dns';
  const { lookup } = dns;
  dns.lookup = (...args) => void setTimeout(lookup, 2_000, ...args);`;

test('a worker whose port is taken names the variable and has begun nothing', async () => {
  const folder = await temporaryFolder('worker');
  onTestFinished(() => removeFolder(folder));
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const slowly = ['--import', `data:text/javascript,${encodeURIComponent(SLOW_NAMES)}`];
  const worker = spawn(process.execPath, [...slowly, 'dist/server/worker.js'], {
    env: {
      ...process.env,
      HOST: 'localhost',
      REDIS_URL: redis.connection,
      DATA_DIR: folder,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(worker, 'close');
  expect({ code, output }).toEqual({
    code: 1,
    output: `Port ${port} is in use. Choose another: METRICS_PORT.\n`,
  });
  expect(await readdir(join(folder, 'objects')).catch(() => [])).toEqual([]);
});
