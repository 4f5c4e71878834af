import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createRepresentation } from './representation.ts';

/** Serves a page with these headers; returns a function that requests it, with a copy's tag. */
async function serve(fields: Record<string, string>) {
  const content = {
    body: Buffer.from('<p>A page</p>'.repeat(100)),
    etag: '"stored"',
    contentType: 'text/html',
    cacheControl: 'no-cache',
  };
  const page = createRepresentation(content, fields, 5);
  const server = createServer((req, res) => void page.send(req, res)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return async (tag = '') => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'If-None-Match': tag } });
    await answer.text();
    return { status: answer.status, tag: answer.headers.get('etag') ?? '' };
  };
}

test('a copy is as good as new while its headers are, too', async () => {
  const [former, next] = [await serve({ 'X-Rule': 'former' }), await serve({ 'X-Rule': 'next' })];
  const { tag } = await former();
  expect(await former(tag)).toEqual({ status: 304, tag });
  const renewed = await next(tag);
  expect(renewed.status).toBe(200);
  expect(renewed.tag).not.toBe(tag);
  expect(await next(renewed.tag)).toEqual({ status: 304, tag: renewed.tag });
});
