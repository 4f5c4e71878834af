/** Time from the response to a save until the page shows it, on an idle machine. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '#tests/support/product.ts';
import { startBenchServers } from './bench-servers.ts';
import { activate, type Operator, servedRevision } from './couple.ts';
import { fullInvitation } from './full-invitation.ts';
import { milliseconds, quantile, report } from './report.ts';

const SAVES = 300;
const operator: Operator = { username: 'operator', password: 'correct horse battery' };
const env = {
  ADMIN_USERNAME: operator.username,
  ADMIN_PASSWORD: operator.password,
  RATE_LIMIT: 'off',
};

const embedded = await startProduct('standalone', { env });
await measure('embedded parts', embedded.url, { p50: 40, p99: 150 });
await embedded.stop();

const servers = await startBenchServers({ workers: 2, env });
await measure('MariaDB, Redis, RADOS Gateway, nginx', servers.url, { p50: 80, p99: 300 });
await servers.stop();
process.exit(0);

async function measure(parts: string, url: string, target: { p50: number; p99: number }) {
  const { invitationId, dashboardToken, cleanUrl } = await activate(
    url,
    operator,
    fullInvitation(),
  );
  const pageUrl = `${url}/${cleanUrl}`;
  while ((await servedRevision(pageUrl)) === 0) await sleep(20);
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const weddingData = fullInvitation();
    weddingData.customizations.quote = `Saved for the ${save}. time`;
    const answer = await fetch(`${url}/api/invitations/${invitationId}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ weddingData, dashboardToken }),
    });
    const { revision } = await answer.json();
    const answeredAt = performance.now();
    while ((await servedRevision(pageUrl)) < revision) await sleep(1);
    times.push(performance.now() - answeredAt);
    await sleep(30);
  }
  const p50 = quantile(times, 0.5);
  const p99 = quantile(times, 0.99);
  report({
    what: `save until live, ${parts}`,
    target: `p50 ≤ ${target.p50} ms, p99 ≤ ${target.p99} ms`,
    measured: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    isMet: p50 <= target.p50 && p99 <= target.p99,
  });
}
