import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAnswer } from './api-transport.ts';

describe('an answer with an error status', () => {
  const failure = (body: string | null) =>
    readAnswer(z.unknown(), new Response(body, { status: 500 })).catch((error: unknown) => error);

  test('says what the server says', async () => {
    expect(await failure('{"error":"Back in a minute"}')).toMatchObject({
      kind: 'status',
      status: 500,
      message: 'Back in a minute',
      told: 'Back in a minute',
    });
  });

  test('is told by its status when it gives no sentence', async () => {
    for (const body of ['{}', '{"error":""}', '[]', 'null']) {
      expect(await failure(body), body).toMatchObject({ message: 'HTTP 500', told: null });
    }
  });

  test('is a network error when it is no JSON, and may still pass', async () => {
    for (const body of ['<html><h1>502 Bad Gateway</h1></html>', '', null]) {
      expect(await failure(body)).toMatchObject({
        status: 500,
        message: 'Network error',
        told: null,
        isPassing: true,
      });
    }
  });
});
