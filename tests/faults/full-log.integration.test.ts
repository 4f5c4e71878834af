import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort, removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('full-log');
});
afterEach(() => removeFolder(folder));

test('a log on a full disk keeps nobody from being answered, and the process ends when told to', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/standalone.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'debug' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ask = async (path: string) => {
    const signal = AbortSignal.timeout(2_000);
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { signal })).status).toBe(200);
  };
  await vi.waitFor(() => ask('/readyz'), { timeout: 15_000, interval: 50 });
  for (let call = 0; call < 20; call += 1) await ask('/api/config');
  child.kill('SIGTERM');
  // If it hangs, SIGKILL ends it: its exit code is then null and the test fails.
  setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  expect(await ended).toBe(0);
});
