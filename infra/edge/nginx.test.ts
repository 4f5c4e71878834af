import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createNginxEdge } from './nginx.ts';

const PAGE = '<!DOCTYPE html>\n<html lang="en" data-revision="5">';

test('of copies that differ, the older one counts, and one that was kept', async () => {
  vi.stubGlobal('fetch', async (_url: URL, { headers }: { headers: Record<string, string> }) => {
    const isOld = headers['Accept-Encoding'] === 'gzip';
    return new Response(isOld ? PAGE.replace('5', '4') : PAGE, {
      headers: { 'X-Cache': isOld ? 'STALE' : 'MISS' },
    });
  });
  const edge = createNginxEdge({ url: 'http://edge.example', secret: 'secret' });
  expect(await edge.refresh('anna-ben')).toEqual({ revision: 4, isKept: true });
});

test('an edge that hangs is waited for five seconds', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_url: URL, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const refreshed = createNginxEdge({ url: 'http://edge.example', secret: 's' }).refresh(
    'anna-ben',
  );
  patience.abort(new Error('too late'));
  await expect(refreshed).rejects.toThrow('The edge does not answer: too late');
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('a page that the edge breaks off, as on a full disk, is told as that', async () => {
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'Content-Length': 1_000 });
    res.write(PAGE, () => res.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refreshed = createNginxEdge({ url, secret: 'secret' }).refresh('anna-ben');
  await expect(refreshed).rejects.toThrow('The edge broke off a page: other side closed');
});

test('a page to which the edge redirects is not taken for the one that was published', async () => {
  const server = createServer((req, res) => {
    if (req.url === '/elsewhere') res.end(PAGE);
    else res.writeHead(302, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refreshed = createNginxEdge({ url, secret: 'secret' }).refresh('anna-ben');
  await expect(refreshed).rejects.toThrow('The edge does not answer');
});
