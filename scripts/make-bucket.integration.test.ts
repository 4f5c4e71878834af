import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runProgram } from '#tests/support/servers/server-process.ts';

const server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a store that takes a request and never answers it is asked again', async () => {
  const asked: (string | undefined)[] = [];
  server.on('request', (req, res) => {
    asked.push(req.method);
    if (asked.length > 1) res.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await runProgram(process.execPath, ['scripts/make-bucket.mjs'], {
    S3_BUCKET: 'invitations',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'account',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  expect(asked).toEqual(['HEAD', 'PUT', 'HEAD']);
});

test('on every version of Node.js, what is missing is told in one line', async () => {
  const start = runProgram(process.execPath, ['scripts/make-bucket.mjs'], {
    S3_BUCKET: 'invitations',
    HOME: '/nowhere',
    AWS_ACCESS_KEY_ID: '',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: '',
  });
  await expect(start).rejects.toThrow(/^\S+ ended with 1: There is no bucket: .*credentials.*$/);
});
