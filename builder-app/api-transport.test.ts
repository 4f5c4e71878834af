import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type ApiError, type CallOptions, call, errorOf, readAnswer } from './api-transport.ts';

describe('a call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    // Browsers before 2024 lack some of its static methods.
    vi.stubGlobal('AbortSignal', undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Calls a server that responds with `body`, which may come in pieces, or not at all. */
  const outcome = (body: BodyInit | null, options: CallOptions = {}) => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
      body === null ? broken(signal) : Promise.resolve(new Response(body)),
    );
    return call(z.unknown(), '/api', options).catch((error: unknown) => error);
  };
  const broken = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      const breakOff = () => reject(signal.reason);
      if (signal.aborted) breakOff();
      signal.addEventListener('abort', breakOff);
    });
  const lost = { kind: 'network', status: 0, message: 'Network error', isPassing: true };

  test('that can be aborted is answered in older browsers too', async () => {
    const { signal } = new AbortController();
    expect(await outcome('{"a":1}', { signal })).toEqual({ a: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is a network error when no response comes in time', async () => {
    const waiting = outcome(null, { timeoutMs: 2000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toMatchObject({ ...lost, cause: { name: 'TimeoutError' } });
  });

  test('is a network error when its caller aborts it', async () => {
    const controller = new AbortController();
    const waiting = outcome(null, { signal: controller.signal });
    controller.abort();
    expect(await waiting).toMatchObject({ ...lost, cause: { name: 'AbortError' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('outlives its page only if its body is short enough for browsers', async () => {
    const keepsAlive = async (visibilityState: string, length: number) => {
      const fetching = vi.fn(async (_: string, _init: RequestInit) => new Response('{}'));
      vi.stubGlobal('document', { visibilityState });
      vi.stubGlobal('fetch', fetching);
      await call(z.unknown(), '/api', { method: 'PUT', json: 'x'.repeat(length) });
      return fetching.mock.calls[0]?.[1].keepalive;
    };
    expect(await keepsAlive('visible', 100)).toBe(false);
    expect(await keepsAlive('hidden', 100)).toBe(true);
    // In a script that takes three bytes a letter, browsers would refuse it.
    expect(await keepsAlive('hidden', 25_000)).toBe(false);
  });

  /** A response that has begun and completes only after `finish`. */
  const slowAnswer = () => {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        finish = () => {
          stream.enqueue(new TextEncoder().encode('{}'));
          stream.close();
        };
      },
    });
    return { body, finish };
  };

  test('can time out until its response has been read', async () => {
    const { body, finish } = slowAnswer();
    const waiting = outcome(body);
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(1);
    finish();
    expect(await waiting).toEqual({});
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can be given more time to read a long response', async () => {
    const { body, finish } = slowAnswer();
    const waiting = outcome(body, { timeoutMs: 2000, readingTimeoutMs: 60_000 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(vi.getTimerCount()).toBe(1);
    finish();
    expect(await waiting).toEqual({});
  });
});

describe('a response with an error status', () => {
  const failure = (body: string | null) =>
    readAnswer(z.unknown(), new Response(body, { status: 500 })).catch((error: unknown) => error);

  test('says what the server says', async () => {
    expect(await failure('{"error":"Back in a minute"}')).toMatchObject({
      kind: 'status',
      status: 500,
      message: 'Back in a minute',
      serverMessage: 'Back in a minute',
    });
  });

  test('is described by its status if it has no message', async () => {
    for (const body of ['{}', '{"error":""}', '[]', 'null']) {
      expect(await failure(body), body).toMatchObject({ message: 'HTTP 500', serverMessage: null });
    }
  });

  test('is a network error if it is not JSON, and may succeed on a retry', async () => {
    for (const body of ['<html><h1>502 Bad Gateway</h1></html>', '', null]) {
      expect(await failure(body)).toMatchObject({
        status: 500,
        message: 'Network error',
        serverMessage: null,
        isPassing: true,
      });
    }
  });

  test.each([401, 403, 404])('and a web page (%d) says nothing of the server', async (status) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const portal = new Response('<html>Log in to the Wi-Fi</html>', { status, headers });
    const error = await readAnswer(z.unknown(), portal).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status, message: 'Network error', isPassing: true });
    expect((error as ApiError).says(status)).toBe(false);
    expect(errorOf(status, { error: 'No' }).says(status)).toBe(true);
  });

  test.each([
    [429, true],
    [500, true],
    [403, false],
    [422, false],
  ])('%d may succeed on a retry: %s', (status, isPassing) => {
    expect(errorOf(status, {}).isPassing).toBe(isPassing);
  });
});
