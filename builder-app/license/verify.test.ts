import { describe, expect, test } from 'vitest';
import { ApiError, errorOf } from '../api-transport.ts';
import { LICENSE_MESSAGES } from './retry.ts';
import { type VerifyPorts, verifyWithRetry } from './verify.ts';

const status = (code: number, message = `HTTP ${code}`) =>
  new ApiError('status', message, { status: code });

/** Runs a verification; its calls get these responses in turn, an error is thrown. */
function run(answers: readonly (string | ApiError)[], online: readonly boolean[] = []) {
  const seen = {
    attempts: [] as number[],
    waits: [] as number[],
    waitingFor: [] as number[],
    calls: 0,
  };
  const ports: VerifyPorts<string> = {
    verify: async () => {
      const answer = answers[seen.calls];
      seen.calls += 1;
      if (typeof answer === 'string') return answer;
      throw answer;
    },
    isOnline: () => online[seen.attempts.length - 1] ?? true,
    wait: async (ms) => {
      seen.waits.push(ms);
      seen.waitingFor.push(seen.attempts.at(-1) ?? 0);
    },
    onAttempt: (attempt) => {
      seen.attempts.push(attempt);
    },
  };
  return verifyWithRetry(ports).then((result) => ({ result, ...seen }));
}

describe('a license code', () => {
  test('that is accepted at once takes one call', async () => {
    expect(await run(['ok'])).toMatchObject({
      result: { kind: 'verified', answer: 'ok' },
      attempts: [1],
      waits: [],
    });
  });

  test('is tried three times when the server fails, after one and two seconds', async () => {
    const { result, attempts, waits } = await run([status(500), status(502), status(503, 'Busy')]);
    expect(attempts).toEqual([1, 2, 3]);
    expect(waits).toEqual([1000, 2000]);
    expect(result).toMatchObject({ kind: 'error', failure: 'server', message: 'Busy' });
  });

  test('has its next attempt counted during the wait before it', async () => {
    const { waitingFor } = await run([status(500), status(502), 'ok']);
    expect(waitingFor).toEqual([2, 3]);
  });

  test('is verified by a retry after a lost response', async () => {
    const lost = new ApiError('network', 'Network error');
    const { result, calls } = await run([lost, 'ok']);
    expect(result).toEqual({ kind: 'verified', answer: 'ok' });
    expect(calls).toBe(2);
  });

  test.each([
    ['network', 'network'],
    ['unreadable', 'server'],
  ] as const)(
    'says that verifying failed when all answers are lost or garbled: %s',
    async (kind, failure) => {
      const error = new ApiError(kind, 'Network error');
      const { result } = await run([error, error, error]);
      expect(result).toMatchObject({ failure, message: LICENSE_MESSAGES.failed });
    },
  );

  test('that something in between refuses is tried again', async () => {
    const portal = errorOf(403, undefined, 'text/html');
    expect((await run([portal, 'ok'])).result).toEqual({ kind: 'verified', answer: 'ok' });
    const { result } = await run([portal, portal, portal]);
    expect(result).toMatchObject({ failure: 'network', message: 'Network error' });
  });

  test('that the server refuses is not retried, and the server’s message is shown', async () => {
    const { result, calls } = await run([status(409, 'This code has already been used')]);
    expect(calls).toBe(1);
    expect(result).toMatchObject({
      failure: 'license',
      message: 'This code has already been used',
    });
  });

  test('is not sent while offline, and sent once the connection is back', async () => {
    const { result, calls, waits } = await run(['ok'], [false, false, true]);
    expect(calls).toBe(1);
    expect(waits).toEqual([1000, 2000]);
    expect(result.kind).toBe('verified');
  });

  test('ends with the message about the connection if it stays offline', async () => {
    const { result, calls } = await run([], [false, false, false]);
    expect(calls).toBe(0);
    expect(result).toMatchObject({ failure: 'network', message: LICENSE_MESSAGES.offline });
  });
});
