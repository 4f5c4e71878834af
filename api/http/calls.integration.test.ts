import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configResponse } from '#domain/api/config.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { weddingOf } from '#tests/support/wedding.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi('embedded');
});
afterAll(() => api.close());

const POSTS = ['/api/licenses/verify', '/api/public/rsvp/somebody', '/api/admin/auth/login'];

describe('every call', () => {
  test.each(POSTS)('%s answers malformed JSON with 400', async (path) => {
    const answer = await api.call('POST', path, {
      body: '{"name": ',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(expect.any(String));
  });

  test.each(POSTS)('%s answers another content type with 415', async (path) => {
    const headers = { 'Content-Type': 'text/xml' };
    const answer = await api.call('POST', path, { body: '<x/>', headers });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['/api/licenses/verify', 5_300_000],
    ['/api/public/rsvp/somebody', 70_000],
    ['/api/admin/auth/login', 1_200_000],
  ])('%s answers a body over its limit with 413', async (path, length) => {
    const answer = await api.call('POST', path, { json: { name: 'x'.repeat(length) } });
    expect(answer.status).toBe(413);
  });

  test.each(POSTS)('%s answers a body of too many values with 413', async (path) => {
    const body = `{"name":[${'{},'.repeat(10_000)}{}]}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await api.call('POST', path, { body, headers });
    expect(answer).toMatchObject({
      status: 413,
      body: { error: 'This request has too many fields' },
    });
  });

  test.each(POSTS)('%s answers JSON in another encoding than UTF-8 with 415', async (path) => {
    // In UTF-16, one half of ∀ looks like a quote, behind which no values would be counted.
    const text = `{"name":["∀",${'{},'.repeat(10_000)}{}]}`;
    const headers = { 'Content-Type': 'application/json; charset=utf-16le' };
    const answer = await api.call('POST', path, { body: Buffer.from(text, 'utf16le'), headers });
    expect(answer).toMatchObject({
      status: 415,
      body: { error: 'Please send text as UTF-8' },
    });
  });

  test.each(POSTS)('%s answers a compressed body with 415', async (path) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const answer = await api.call('POST', path, { body: gzipSync('{"name":"x"}'), headers });
    expect(answer).toMatchObject({
      status: 415,
      body: { error: 'Please send the request without compression' },
    });
  });

  test('answers a form over its limit with 413, and a compressed one with 415', async () => {
    const form = (body: BodyInit, headers = {}) =>
      api.call('POST', '/api/public/rsvp/somebody', {
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      });
    expect((await form(`message=${'x'.repeat(100_000)}`)).status).toBe(413);
    const zipped = await form(gzipSync('name=x'), { 'Content-Encoding': 'gzip' });
    expect(zipped.status).toBe(415);
  });

  test('answers a form of too many fields with 413', async () => {
    const body = new URLSearchParams(Array.from({ length: 51 }, (_, at) => [`field-${at}`, 'x']));
    const answer = await api.call('POST', '/api/public/rsvp/somebody', { body });
    expect(answer).toMatchObject({
      status: 413,
      body: { error: 'This request has too many fields' },
    });
  });

  test.each(POSTS)(
    '%s answers a missing or senseless body with 4xx and a sentence',
    async (path) => {
      for (const json of [undefined, null, [], 'text', 7, { weddingData: null, name: {} }]) {
        const answer = await api.call('POST', path, json === undefined ? {} : { json });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body.error).toMatch(/^[A-Z].{3,}/);
      }
    },
  );

  test('answers a wrong method with 405 and what is possible', async () => {
    const answer = await api.call('DELETE', '/api/licenses/verify');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test('answers an unknown one with 404 as JSON', async () => {
    const paths = ['/api', '/api/', '/api/unknown', '/api/../api/x', '/api/invitations', '/API/x'];
    for (const path of paths) {
      const { status, body } = await api.call('GET', path);
      expect(status).toBe(404);
      expect(body).toEqual({ error: expect.any(String) });
    }
  });

  test('is found in any case, while an edge can close /metrics by its name', async () => {
    expect((await api.call('GET', '/API/Config')).status).toBe(200);
    expect((await api.call('GET', '/Metrics')).status).toBe(308);
  });

  test('carries security headers and is never stored', async () => {
    const { headers } = await api.call('GET', '/api/config');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('knows the address that links are handed out with', async () => {
    const { body } = await api.call('GET', '/api/config');
    expect(configResponse.parse(body).publicUrl).toBe(api.config.publicUrl);
  });

  test('tells what happened only in words for a person', async () => {
    await api.database.knex.schema.renameTable('rsvp_responses', 'rsvp_away');
    try {
      const couple = await api.activate(weddingOf('Ex', 'Why'));
      const { status, text } = await api.call('POST', `/api/public/rsvp/${couple.cleanUrl}`, {
        json: { name: 'A', email: 'a@example.com', attendance: 'yes' },
      });
      expect(status).toBe(500);
      expect(text).not.toMatch(/sql|rsvp_|insert|\/|at [A-Z]/i);
    } finally {
      await api.database.knex.schema.renameTable('rsvp_away', 'rsvp_responses');
    }
  });
});

const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { port, hostname } = new URL(api.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

describe('connections', () => {
  test('what is no HTTP is answered in words', async () => {
    expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('headers of 100 kB are refused', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a body over its limit', () => {
  const head = (path: string, field: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${field}\r\n\r\n`;
  const refused =
    /^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n[\s\S]*"This request is too large"/;

  test.each(POSTS)('%s refuses by the length that is announced', async (path) => {
    expect(await raw(`${head(path, 'Content-Length: 5300000')}{`)).toMatch(refused);
  });

  test.each(POSTS)('%s refuses when that much has come, without the rest', async (path) => {
    const most = 5_300_000;
    const pieces = `${most.toString(16)}\r\n"${'x'.repeat(most - 1)}\r\n`;
    expect(await raw(head(path, 'Transfer-Encoding: chunked') + pieces)).toMatch(refused);
  });

  test.each([
    ['POST', '/api/admin/auth/login'],
    ['PUT', '/api/dashboard/unknown/responses/unknown'],
  ])('%s %s, with a few fields, refuses 70 kB', async (method, path) => {
    const { status } = await api.call(method, path, { json: { text: 'x'.repeat(70_000) } });
    expect(status).toBe(413);
  });

  test('the answer reaches a client that sends everything first', async () => {
    const rest = 'x'.repeat(20_000_000);
    expect(await raw(head(POSTS[0] ?? '', 'Content-Length: 20000000') + rest)).toMatch(refused);
  });
});

test.each(POSTS)(
  '%s answers another content type with 415, whatever length it has',
  async (path) => {
    const type = 'Content-Type: text/xml\r\nConnection: close\r\n';
    const pieces = 'Transfer-Encoding: chunked\r\n\r\n4\r\n<x/>\r\n0\r\n\r\n';
    expect(await raw(`POST ${path} HTTP/1.1\r\nHost: x\r\n${type}${pieces}`)).toMatch(
      /^HTTP\/1\.1 415 /,
    );
  },
);

describe('what stands on the request line and in its fields', () => {
  const answered = async (text: string) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
    return [Number(head.split(' ')[1]), body.startsWith('{') ? JSON.parse(body) : body];
  };
  const asked = (target: string, fields = 'Host: x\r\n', version = '1.1') =>
    answered(`GET ${target} HTTP/${version}\r\n${fields}Connection: close\r\n\r\n`);
  const sentence = { error: expect.stringMatching(/^[A-Z].{10,}/) };

  test('a target may name the host', async () => {
    const [status] = await asked('http://w.example/api/config');
    expect(status).toBe(200);
    expect(await asked('HTTP://w.example:80/api/unknown?a=/')).toEqual([404, sentence]);
    expect((await asked('http://w.example'))[0]).toBe(200);
  });

  test('a host has to be named', async () => {
    expect(await asked('/api/config', '')).toEqual([400, sentence]);
    expect((await asked('/healthz', '', '1.0'))[0]).toBe(200);
  });

  test('only one host can be named', async () => {
    for (const version of ['1.1', '1.0']) {
      const fields = 'Host: x\r\nhost: y\r\n';
      expect(await asked('/api/config', fields, version)).toEqual([400, sentence]);
    }
    expect((await asked('/api/config', 'Host: x\r\nX-Of: host\r\n'))[0]).toBe(200);
  });

  test('nothing but 100-continue can be expected', async () => {
    expect(await asked('/api/config', 'Host: x\r\nExpect: foo\r\n')).toEqual([417, sentence]);
  });
});

describe('health', () => {
  test('is told, and readiness names the part that does not answer', async () => {
    const own = await startApi('embedded');
    expect((await own.call('GET', '/healthz')).status).toBe(200);
    expect((await own.call('GET', '/readyz')).status).toBe(200);
    await own.database.close();
    const { body } = await vi.waitFor(async () => {
      const answer = await own.call('GET', '/readyz');
      expect(answer.status).toBe(503);
      return answer;
    }, 5_000);
    expect(body).toEqual({ parts: ['database'], error: 'No answer from: database' });
    expect((await own.call('GET', '/healthz')).status).toBe(200);
    await own.close();
  });

  test('metrics count requests by route, not by address', async () => {
    await api.call('GET', '/api/invitations/some-id?token=secret-token');
    const { text } = await api.call('GET', '/metrics');
    expect(text).toContain('route="/api/invitations/:id"');
    expect(text).not.toContain('secret-token');
    expect(text).not.toContain('some-id');
  });
});
