import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, createGunzip, gzipSync } from 'node:zlib';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { type NginxServer, startNginx } from '#tests/support/servers/nginx.ts';
import { freePort } from '#tests/support/servers/server-process.ts';
import { createNginxEdge } from './nginx.ts';

const SECRET = 'a-secret-of-the-test';
const PAGE_CACHE =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/** State of the origin, whose page the tests change and which they stop. */
let revision = 1;
let isBroken = false;
/** Whether the origin has calendars beside its pages. */
let hasCalendar = true;
let requests: { url: string; headers: Record<string, unknown> }[] = [];
let origin: Server;
let originPort = 0;
let nginx: NginxServer;
let url: string;

const startOrigin = () =>
  new Promise<Server>((done) => {
    const server = createServer((req, res) => {
      requests.push({ url: req.url ?? '', headers: req.headers });
      if (isBroken) return res.writeHead(500).end('A page that must not replace any');
      if (req.url?.startsWith('/api/')) return res.end('{"ok":true}');
      if (req.url === '/') {
        res.setHeader('Cache-Control', 'no-cache');
        return setTimeout(() => res.end('The builder'), 50);
      }
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.setHeader('Cache-Control', PAGE_CACHE);
      if (req.url?.endsWith('.ics')) return res.writeHead(hasCalendar ? 200 : 404).end();
      const html = `<!doctype html><html lang="en" data-revision="${revision}"><p>${'page '.repeat(500)}`;
      const asked = String(req.headers['accept-encoding']);
      res.setHeader('Vary', 'Accept-Encoding');
      res.setHeader('Content-Encoding', asked);
      if (asked === 'br') res.end(brotliCompressSync(html));
      else if (asked === 'gzip') res.end(gzipSync(html));
      else res.writeHead(406).end();
    });
    server.keepAliveTimeout = 1;
    server.listen(originPort, '127.0.0.1', () => done(server));
  });

const stopOrigin = () =>
  new Promise<void>((done) => {
    origin.close(() => done());
    origin.closeAllConnections();
  });

const edge = () => createNginxEdge({ url, secret: SECRET });

const revisionServed = async (slug: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/${slug}`, { headers });
  return Number(/data-revision="(\d+)"/.exec(await response.text())?.[1]);
};

const pageUnderHost = (slug: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request(`${url}/${slug}`, { headers: { Host: host } }, (answer) => {
      answer
        .pipe(createGunzip())
        .toArray()
        .then((chunks) => resolve(chunks.join('')), reject);
    });
    asked.setHeader('Accept-Encoding', 'gzip');
    asked.once('error', reject).end();
  });

beforeAll(async () => {
  originPort = await freePort();
  origin = await startOrigin();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const template = await readFile(new URL('./nginx.conf.template', import.meta.url), 'utf8');
  nginx = await startNginx(url, (folder) => {
    const environment: Record<string, string> = {
      EDGE_FOLDER: folder,
      EDGE_LISTEN: `127.0.0.1:${port}`,
      EDGE_ORIGIN: `127.0.0.1:${originPort}`,
      EDGE_SECRET: SECRET,
    };
    const filled = template.replace(/\$\{(\w+)\}/g, (_, name: string) => environment[name] ?? '');
    // Started by root, its workers would run as nobody, who may not enter the test's folder.
    return process.getuid?.() === 0 ? `user root;\n${filled}` : filled;
  });
});

afterAll(async () => {
  await nginx?.stop();
  await stopOrigin();
});

beforeEach(() => {
  revision = 1;
  isBroken = false;
  hasCalendar = true;
  requests = [];
});

describe('the edge', () => {
  test('answers a page again without asking the origin', async () => {
    await revisionServed('again');
    await revisionServed('again');
    expect(requests.filter((request) => request.url === '/again')).toHaveLength(1);
  });

  test('replaces its copy on a refresh and tells the revision that guests now get', async () => {
    expect(await revisionServed('refreshed')).toBe(1);
    revision = 2;
    expect(await revisionServed('refreshed')).toBe(1);
    expect(await edge().refresh('refreshed')).toEqual({ revision: 2, isKept: false });
    for (const encoding of ['br', 'gzip', 'gzip, deflate, br, zstd', 'identity']) {
      expect(await revisionServed('refreshed', { 'Accept-Encoding': encoding })).toBe(2);
    }
  });

  test('lets go of a file that is gone, with a refresh of its page', async () => {
    const ENCODINGS = ['br', 'gzip', 'identity'];
    const statuses = async () => {
      const answers = ENCODINGS.map((encoding) =>
        fetch(`${url}/leaving/invitation.ics`, { headers: { 'Accept-Encoding': encoding } }),
      );
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await expect(edge().refresh('leaving', ['invitation.ics'])).rejects.toThrow(
      'The edge answered 200 for a file that is gone',
    );
    hasCalendar = false;
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await edge().refresh('leaving', ['invitation.ics'])).revision).toBe(1);
    requests = [];
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(requests).toEqual([]);
  });

  test('passes on that TLS ended before it, so that the operator’s secure cookie is sent', async () => {
    await fetch(`${url}/api/plain`);
    await fetch(`${url}/api/balanced`, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(requests.map(({ headers }) => headers['x-forwarded-proto'])).toEqual(['http', 'https']);
  });

  test('keeps one copy for all names it is reached by and all queries', async () => {
    expect(await revisionServed('shared?fbclid=abc')).toBe(1);
    revision = 2;
    await edge().refresh('shared');
    expect(await revisionServed('shared?utm_source=chat')).toBe(2);
    requests = [];
    expect(await pageUnderHost('shared', 'weddings.example')).toContain('data-revision="2"');
    expect(requests).toEqual([]);
  });

  test('ignores a refresh with another secret, and tells that it did', async () => {
    for (const encoding of ['br', 'gzip']) {
      await revisionServed('guarded', { 'Accept-Encoding': encoding });
    }
    revision = 2;
    const other = createNginxEdge({ url, secret: 'guessed' });
    expect(await other.refresh('guarded')).toEqual({ revision: 1, isKept: true });
    expect(await revisionServed('guarded')).toBe(1);
  });

  test('never hands the secret to the origin', async () => {
    await edge().refresh('secret');
    expect(requests.map((request) => request.url)).toEqual(['/secret', '/secret']);
    expect(JSON.stringify(requests)).not.toContain(SECRET);
  });

  test('answers each browser in an encoding that it takes', async () => {
    const encodingFor = async (accepted: string) => {
      const response = await fetch(`${url}/compressed`, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(await response.text()).toContain('page page');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      return response.headers.get('content-encoding');
    };
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingFor('br;q=0.9, gzip')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('gzip, br; q=0')).toBe('gzip');
    expect(await encodingFor('gzip, BR;Q=0.000')).toBe('gzip');
    expect(await encodingFor('gzip, BR')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  test('lets nobody wait for another visitor of a page that is not kept', async () => {
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).text()));
    expect(requests).toHaveLength(20);
    // One after another they would take a second or more: nginx checks a held lock every 0.5 s.
    expect(performance.now() - startedAt).toBeLessThan(900);
  });

  test('passes replies and other calls through each time', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await fetch(`${url}/api/public/rsvp/ann-bob`, { method: 'POST', body: '{}' });
    }
    expect(requests.filter((request) => request.url.startsWith('/api/'))).toHaveLength(2);
  });

  test('does not show metrics', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect(requests).toHaveLength(0);
  });

  test('keeps its copy when the origin answers a refresh with an error', async () => {
    await revisionServed('kept');
    isBroken = true;
    await expect(edge().refresh('kept')).rejects.toThrow('The edge answered 500 for a page');
    expect(await revisionServed('kept')).toBe(1);
  });

  test('fails a refresh in one sentence when it is not there itself', async () => {
    const nobody = createNginxEdge({ url: `http://127.0.0.1:${await freePort()}`, secret: SECRET });
    await expect(nobody.refresh('kept')).rejects.toThrow(
      /The edge does not answer: .*ECONNREFUSED/,
    );
  });

  test('goes on serving with the origin gone, after a refresh that failed and its own restart, and logs no address', async () => {
    expect(await revisionServed('survivor')).toBe(1);
    await stopOrigin();
    try {
      await expect(edge().refresh('survivor')).rejects.toThrow(/503/);
      expect(await revisionServed('survivor')).toBe(1);
      await nginx.restart();
      expect(await revisionServed('survivor')).toBe(1);
      await expect(edge().refresh('unseen')).rejects.toThrow();
      const call = await fetch(`${url}/api/public/rsvp/ann-bob`, { method: 'POST', body: '{}' });
      expect({ status: call.status, body: await call.json() }).toEqual({
        status: 503,
        body: { error: expect.stringContaining('try again') },
      });
      await fetch(`${url}/dashboard/01J5?token=a-token`);
      expect(nginx.output()).not.toContain('token');
    } finally {
      origin = await startOrigin();
    }
    revision = 3;
    expect(await edge().refresh('survivor')).toEqual({ revision: 3, isKept: false });
  });

  test.each([
    ['POST', '/api/upload/image', 50_000_000],
    ['PUT', '/api/invitations/01J5', 5_000_000],
    ['POST', '/api/public/rsvp/ann-bob', 60_000],
    ['POST', '/ann-bob', 5_000_000],
  ])('keeps nothing of a body that is still arriving: %s %s', async (method, path, length) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head + 'x'.repeat(length / 2));
    await vi.waitFor(() => expect(requests.map((request) => request.url)).toEqual([path]));
  });

  test('refuses a body over 6 MB, and takes an upload of up to 50 MB', async () => {
    const body = new Uint8Array(7 * 1024 * 1024);
    const send = (path: string) => fetch(`${url}${path}`, { method: 'POST', body });
    const refused = await send('/api/public/rsvp/ann-bob');
    expect({ status: refused.status, body: await refused.json() }).toEqual({
      status: 413,
      body: { error: expect.any(String) },
    });
    expect((await send('/api/upload/image')).status).toBe(200);
    const huge = await fetch(`${url}/api/upload/image`, {
      method: 'POST',
      body: new Uint8Array(52 * 1024 * 1024),
    });
    expect(await huge.json()).toEqual({ error: 'File too large (max 50MB)' });
  });
});
