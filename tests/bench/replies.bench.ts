/** Replies on 32 connections, against a bare Express route that does the same insert. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { startProduct } from '#tests/support/product.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { fullInvitation } from './full-invitation.ts';
import { putUnderLoad } from './load.ts';
import { milliseconds, percent, quantile, report, rounded } from './report.ts';

const CONNECTIONS = 32;
const SECONDS = 5;

const product = await startProduct('standalone', { env: { RATE_LIMIT: 'off' } });
const slug = await newInvitation(join(product.dataDir, 'wedding-invite.sqlite'));
const ours = await measure(product.url, `/api/public/rsvp/${slug}`);
await product.stop();

const bare = await measureBare();
const p50 = quantile(ours.latencies, 0.5);
const p99 = quantile(ours.latencies, 0.99);
report({
  what: `replies on ${CONNECTIONS} connections`,
  target: '≥ 70 % of a bare route',
  measured: `${percent(ours.rate / bare.rate)}: ${rounded(ours.rate)} of ${rounded(bare.rate)} replies/s`,
  isMet: ours.rate / bare.rate >= 0.7,
});
report({
  what: '— the slowest beside the middle',
  target: 'p99 ≤ 10 × p50',
  measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
  isMet: p99 <= 10 * p50,
});
process.exit(0);

async function measure(url: string, path: string) {
  const request = (number: number) => {
    const body = JSON.stringify({
      name: `Guest ${number}`,
      email: `guest-${number}@example.com`,
      attendance: 'Joyfully Accept',
      guests: 2,
      dietary: 'No nuts, please',
      message: 'We are so happy for the two of you.',
    });
    return (
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
  const load = { url, connections: CONNECTIONS, request };
  await putUnderLoad({ ...load, seconds: 1, request: (number) => request(number + 1e6) });
  const result = await putUnderLoad({ ...load, seconds: SECONDS });
  const [status, ...others] = Object.keys(result.statuses);
  if (status !== '201' || others.length > 0) throw new Error(JSON.stringify(result.statuses));
  return result;
}

async function measureBare() {
  const folder = await temporaryFolder('bare-replies');
  const file = join(folder, 'bare.sqlite');
  const id = await newInvitation(file, 'id');
  const child = fork(join(import.meta.dirname, 'bare-replies.ts'), [file, id], {
    execArgv: ['--import', 'tsx'],
  });
  const port = await new Promise((resolve) => child.once('message', resolve));
  const result = await measure(`http://127.0.0.1:${port}`, '/reply');
  child.kill();
  await removeFolder(folder);
  return result;
}

/** Puts an invitation straight into a database; answers its slug or id. */
async function newInvitation(file: string, answer: 'slug' | 'id' = 'slug'): Promise<string> {
  const database = await openDatabase({ engine: 'sqlite', file }, createLog({ level: 'silent' }));
  await database.migrate();
  const invitations = invitationRepository(database.knex);
  const created = await invitations.create({ slug: 'anna-ben', content: fullInvitation() });
  await database.close();
  return created[answer];
}
