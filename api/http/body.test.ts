import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentBody, inTime, jsonBody, rawJsonBody, replyBody } from './body.ts';

const PATIENCE_MS = 100;

/** Sends a body of 7 bytes in pieces, with a pause after each; resolves with what is received. */
async function answerTo(listener: RequestListener, pieces: readonly string[], pauseMs: number) {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  const type = 'Content-Type: application/json';
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}\r\nContent-Length: 7\r\n\r\n`,
  );
  for (const piece of pieces) {
    socket.write(piece);
    await pause(pauseMs);
  }
  return ended;
}

test('a body that dawdles is not waited for', async () => {
  const app = express().use(inTime(PATIENCE_MS), express.json());
  const answer = await answerTo(app, ['{', '"a', '"'], PATIENCE_MS / 2);
  expect(answer).toBe('');
});

test('a body that came in time may take its time to be answered', async () => {
  // Only the time limit runs on the fake clock; the connection takes the time it takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let running = Number.NaN;
  const app = express().use(inTime(PATIENCE_MS), express.json(), (req, res) => {
    running = vi.getTimerCount();
    vi.advanceTimersByTime(2 * PATIENCE_MS);
    res.json(req.body);
  });
  const answer = await answerTo(app, ['{"a"', ':1}'], 1);
  expect(running).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"a":1\}$/);
});

test.each([
  ['of a call', jsonBody],
  ['with an invitation', contentBody],
  ['of a delivery', rawJsonBody(1_000)],
  ['with a reply', replyBody],
])('a body %s is not waited for longer than a minute', async (_name, handlers) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const minute: RequestHandler = (_req, _res, next) => {
    next();
    vi.advanceTimersByTime(60_000);
  };
  const app = express().use(minute, handlers);
  expect(await answerTo(app, ['{'], 1)).toBe('');
});

test('nothing is kept for a client that has gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let hasGone: Promise<void> | undefined;
  const going: RequestHandler = (req, _res, next) => {
    next();
    expect(vi.getTimerCount()).toBe(1);
    hasGone = new Promise((resolve) => req.once('close', resolve));
    req.socket.destroy();
  };
  const app = express().use(going, jsonBody);
  await answerTo(app, ['{'], 1);
  await hasGone;
  expect(vi.getTimerCount()).toBe(0);
});
