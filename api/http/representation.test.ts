import { randomBytes } from 'node:crypto';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRepresentation } from './representation.ts';

const PAGE = Buffer.from('<p>A page</p>'.repeat(100));

function pageOf(fields: Record<string, string>, body = PAGE) {
  const content = {
    body,
    etag: '"stored"',
    contentType: 'text/html',
    cacheControl: 'no-cache',
  };
  return createRepresentation(content, fields, 5);
}

/** Serves a page with these headers; returns a function that requests it, with a copy's tag. */
async function serve(fields: Record<string, string>, { body = PAGE, status = 200 } = {}) {
  const page = pageOf(fields, body);
  const server = createServer((req, res) => void page.send(req, res, status)).listen(
    0,
    '127.0.0.1',
  );
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return async (tag = '') => {
    const headers = { 'If-None-Match': tag, 'Accept-Encoding': 'br' };
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers });
    const { length } = await answer.bytes();
    return {
      status: answer.status,
      tag: answer.headers.get('etag') ?? '',
      length,
      encoding: answer.headers.get('content-encoding'),
    };
  };
}

test('a copy is as good as new while its headers are, too', async () => {
  const [former, next] = [await serve({ 'X-Rule': 'former' }), await serve({ 'X-Rule': 'next' })];
  const { tag } = await former();
  expect(await former(tag)).toMatchObject({ status: 304, tag });
  const renewed = await next(tag);
  expect(renewed.status).toBe(200);
  expect(renewed.tag).not.toBe(tag);
  expect(await next(renewed.tag)).toMatchObject({ status: 304, tag: renewed.tag });
});

test('a copy is known by its tag among others, and when a cache has weakened it', async () => {
  const page = await serve({});
  const { tag } = await page();
  for (const named of [`W/${tag}`, `"other", W/${tag}`, '*']) {
    expect((await page(named)).status).toBe(304);
  }
  expect((await page('"other"')).status).toBe(200);
});

test('a page shown in place of a missing one keeps its status for a client that has it', async () => {
  const page = await serve({}, { status: 404 });
  const { tag } = await page();
  expect(await page(tag)).toMatchObject({ status: 404, encoding: 'br' });
});

test('what compression would enlarge is sent as it is', async () => {
  const page = await serve({}, { body: randomBytes(1_000) });
  expect(await page()).toMatchObject({ length: 1_000, encoding: null });
});

test('a copy that many ask for at once is made once', async () => {
  const page = pageOf({});
  const sent = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const req = new IncomingMessage(new Socket());
      req.headers['accept-encoding'] = 'br';
      const res = new ServerResponse(req);
      const end = vi.spyOn(res, 'end');
      await page.send(req, res);
      return end.mock.calls[0]?.[0];
    }),
  );
  expect(sent[0]).toBeInstanceOf(Buffer);
  expect(new Set(sent).size).toBe(1);
});
