/** Replies on 32 connections, against a bare Express route that does the same insert. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { startProduct } from '#tests/support/product.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { fullInvitation } from './full-invitation.ts';
import { compareUnderLoad, type LoadOptions } from './load.ts';
import { milliseconds, percent, quantile, report, rounded } from './report.ts';

const CONNECTIONS = 32;
/** Several, because each takes replies from a limited number of guests. */
const INVITATIONS = 8;
const SECONDS = 1.5;

const product = await startProduct('standalone', { env: { RATE_LIMIT: 'off' } });
const made = await newInvitations(join(product.dataDir, 'wedding-invite.sqlite'), INVITATIONS);
const folder = await temporaryFolder('bare-replies');
const file = join(folder, 'bare.sqlite');
const [bare] = await newInvitations(file, 1);
const bareServer = fork(join(import.meta.dirname, 'bare-replies.ts'), [file, bare?.id ?? ''], {
  execArgv: ['--import', 'tsx'],
});
process.on('exit', () => bareServer.kill());
const barePort = await new Promise((resolve) => bareServer.once('message', resolve));

const { ours, reference } = await compareUnderLoad(
  replies(product.url, (number) => `/api/public/rsvp/${made[number % INVITATIONS]?.slug}`),
  replies(`http://127.0.0.1:${barePort}`, () => '/reply'),
);
for (const { statuses } of [ours, reference]) {
  if (Object.keys(statuses).join() !== '201') throw new Error(JSON.stringify(statuses));
}
const p50 = quantile(ours.latencies, 0.5);
const p99 = quantile(ours.latencies, 0.99);
report({
  what: `replies on ${CONNECTIONS} connections`,
  target: '≥ 70 % of a bare route',
  measured: `${percent(ours.rate / reference.rate)}: ${rounded(ours.rate)} of ${rounded(reference.rate)} replies/s`,
  isMet: ours.rate / reference.rate >= 0.7,
});
report({
  what: '— the slowest beside the middle',
  target: 'p99 ≤ 10 × p50',
  measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
  isMet: p99 <= 10 * p50,
});
await product.stop();
await removeFolder(folder);
process.exit(0);

function replies(url: string, pathOf: (number: number) => string): LoadOptions {
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
      `POST ${pathOf(number)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
  return { url, connections: CONNECTIONS, seconds: SECONDS, request };
}

/** Inserts invitations directly into a database. */
async function newInvitations(file: string, count: number) {
  const database = await openDatabase(
    { engine: 'sqlite', file },
    createLog({ logLevel: 'silent' }),
  );
  await database.migrate();
  const invitations = invitationRepository(database.knex);
  const created = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      invitations.create({ slug: `couple-${number}`, content: fullInvitation() }),
    ),
  );
  await database.close();
  return created;
}
