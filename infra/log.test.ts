import { describe, expect, it } from 'vitest';
import { createLog, type Log } from './log.ts';

/** Returns what the logger writes: the raw line, and the line as JSON. */
function written(write: (log: Log) => void): { line: string; json: Record<string, unknown> } {
  const lines: string[] = [];
  write(createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }));
  const line = lines.join('');
  return { line, json: JSON.parse(line) };
}

/** Returns how long the logger takes to write lines with these texts, in milliseconds. */
function msFor(texts: readonly string[]): number {
  const log = createLog({ logLevel: 'trace' }, { write: () => undefined });
  const startedAt = performance.now();
  for (const text of texts) log.info({ url: text }, text);
  return performance.now() - startedAt;
}

const TOKEN = 'q3Zb-8Vw1yXcT5uN0_kLmRsPaEdHfJgIoB7C9D2F4G6';
const HEX_TOKEN = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const CODE = 'A1B2-C3D4-E5F6-0718';
const KEY = '38B1460A-5104-4067-A91D-77B872934D51';

describe('the log', () => {
  it('writes one JSON line with level, time and message', () => {
    const { json, line } = written((log) => log.info({ invitationId: '01J' }, 'published'));
    expect(json).toMatchObject({ level: 'info', invitationId: '01J', msg: 'published' });
    expect(json.time).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(line.trimEnd()).not.toContain('\n');
  });

  it('leaves out what is below its level', () => {
    const lines: string[] = [];
    createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }).info('quiet');
    expect(lines).toEqual([]);
  });

  it.each([
    'token',
    'dashboardToken',
    'password',
    'licenseCode',
    'email',
    'authorization',
    'cookie',
  ])('redacts a field named %s at any depth', (field) => {
    const { line } = written((log) =>
      log.info({
        [field]: 'hidden-1',
        a: { [field]: 'hidden-2', b: { c: { [field]: 'hidden-3' } } },
      }),
    );
    expect(line).not.toContain('hidden');
  });

  it('redacts a list of secrets and an object of secrets', () => {
    const { line } = written((log) =>
      log.info({ token: ['hidden'], password: { old: 'hidden', new: 'hidden' } }),
    );
    expect(line).not.toContain('hidden');
  });

  it.each([
    ['a token in a query', `GET /dashboard/01J?token=${TOKEN}&x=1`, TOKEN],
    ['any value of a token parameter', '/?invitationId=01J&token=short', 'short'],
    ['a token by itself', `token is ${TOKEN}`, TOKEN],
    ['a token in hex', HEX_TOKEN, HEX_TOKEN],
    ['a bearer', 'Authorization: Bearer abc.def', 'abc.def'],
    ['a license code', `License created: ${CODE}`, CODE],
    ['a license code in lower case', `"${CODE.toLowerCase()}"`, CODE.toLowerCase()],
    ['a provider key', `key ${KEY} refused`, KEY],
    [
      'a code in a path, however written',
      '/api/admin/dashboard-sessions/a1b2c3d4/revoke',
      'a1b2c3d4',
    ],
    ['an e-mail address', 'mail to anna.müller+x@example.co.uk failed', 'anna'],
    ['what an operator searches for', '/api/admin/licenses?q=a1b2c3d4e5f60718&limit=5', 'a1b2c3'],
    ['an encoded e-mail address', '/guests/anna%40example.com', 'anna'],
    ['a basic login', 'proxy wants Basic YWRtaW46c2VjcmV0 again', 'YWRtaW46c2VjcmV0'],
    ['the password of a URL', 'connect mysql://app:hunter,2@db:3306/wedding', 'hunter'],
    ['JSON in a message', JSON.stringify({ password: 'hunter2', token: TOKEN }), 'hunter2'],
  ])('scrubs %s from messages, fields and errors', (_, text, secret) => {
    for (const write of [
      (log: Log) => log.info(text),
      (log: Log) => log.info({ req: { url: text } }, 'request'),
      (log: Log) => log.error({ err: new Error(text) }, 'failed'),
      (log: Log) => log.error({ err: new Error('outer', { cause: new Error(text) }) }),
    ]) {
      const { line, json } = written(write);
      expect(line).not.toContain(secret);
      expect(line).toContain('[redacted]');
      expect(json.level).toBeDefined();
    }
  });

  it('leaves out what Redis was asked when it refuses a password', () => {
    const command = { name: 'hello', args: ['3', 'AUTH', 'app', 'hunter2'] };
    const { line, json } = written((log) =>
      log.warn({ err: Object.assign(new Error('WRONGPASS'), { command }) }, 'Redis is away'),
    );
    expect(line).not.toContain('hunter2');
    expect(json.err).toMatchObject({ message: 'WRONGPASS' });
  });

  it.each(['a', 'token', '"', 'a@', 'a-', 'aaaa-', '://', 'Bearer ', 'q='])(
    'takes no longer for a long line of %s than for short ones of its length together',
    (part) => {
      const line = part.repeat(25_000 / part.length);
      const short = Array.from({ length: 25 }, () => line.slice(0, 1_000));
      // Alternating, the best of three: other load on the machine slows both alike.
      const rounds = [1, 2, 3].map(() => ({ short: msFor(short), long: msFor([line]) }));
      const least = (which: 'short' | 'long') => Math.min(...rounds.map((round) => round[which]));
      // About 1 if time is linear in length; about 25 if it is quadratic.
      expect(least('long') / least('short')).toBeLessThan(6);
    },
  );

  it('keeps what an operator needs', () => {
    const plain = {
      invitationId: '01K9ZJ3N8Q4V5W6X7Y8Z9A0B1C',
      url: '/anna-and-ben/invitation.ics',
      picture: '/media/0123456789abcdef0123456789abcdef/4000x3000/1920.webp',
      code: 'ECONNREFUSED',
      at: '2030-06-15T13:30:00.000Z',
      host: 'http://127.0.0.1:3000',
    };
    const { json } = written((log) => log.info(plain, 'kept'));
    expect(json).toMatchObject(plain);
  });
});
