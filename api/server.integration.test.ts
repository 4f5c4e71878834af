import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
let stopped: Promise<void> | undefined;
beforeEach(async () => {
  stopped = undefined;
  api = await startApi('embedded');
});
afterEach(() => stopped ?? api.close());

/**
 * Stops the server; resolves with the milliseconds it took. What hangs is cut after ten seconds.
 */
async function stop(): Promise<number> {
  const startedAt = performance.now();
  stopped = api.close();
  await stopped;
  return performance.now() - startedAt;
}

/** Opens a connection that collects what it receives. */
async function open() {
  const { hostname, port } = new URL(api.url);
  const socket: Socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return {
    socket,
    ended,
    text: () => Buffer.concat(received).toString('latin1'),
    /** Sends a request, or a piece of one, and waits for the start of the response. */
    async ask(request: string) {
      const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()));
      socket.write(request);
      await answered;
    },
  };
}

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const CODE = '{"licenseCode":""}';
/** `100 Continue` shows that the server has begun with the request. */
const ACTIVATION =
  'POST /api/licenses/verify HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n' +
  `Content-Type: application/json\r\nContent-Length: ${CODE.length}\r\n\r\n`;

test('a stop ends with the last answer, on a connection that would go on asking', async () => {
  const busy = await open();
  await busy.ask(ACTIVATION);
  const took = stop();
  busy.socket.on('data', () => busy.socket.write(HEALTH));
  busy.socket.write(CODE);
  await busy.ended;
  expect(await took).toBeLessThan(5_000);
  const answers = busy.text().split('HTTP/1.1 ').slice(2);
  expect(answers).toEqual([expect.stringMatching(/^400 [\s\S]*\r\nConnection: close\r\n/i)]);
  expect(answers[0]).toContain('Please enter a license code');
});

test('a stop lets an answer that has begun come whole', async () => {
  const key = `media/${'a'.repeat(32)}/4000x3000/1920.webp`;
  const body = Buffer.alloc(40_000_000);
  const headers = { contentType: 'image/webp', cacheControl: CACHE_CONTROL.immutable };
  await api.store.put(key, body, headers);
  const guest = await open();
  await guest.ask(`GET /${key} HTTP/1.1\r\nHost: x\r\n\r\n`);
  guest.socket.pause();
  const took = stop();
  guest.socket.resume();
  await guest.ended;
  expect(await took).toBeLessThan(5_000);
  expect(guest.text().split('\r\n\r\n')[1]).toHaveLength(body.length);
});

test('a stop waits for nobody who asks nothing', async () => {
  const [silent, idle] = [await open(), await open()];
  await idle.ask(HEALTH);
  const took = stop();
  await Promise.all([silent.ended, idle.ended]);
  expect(await took).toBeLessThan(5_000);
});
