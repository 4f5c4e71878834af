/** Published pages served by the process itself, compared with a bare static file server. */
import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '#tests/support/product.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { activate, servedRevision } from './couple.ts';
import { fullInvitation } from './full-invitation.ts';
import { compareUnderLoad, type LoadOptions } from './load.ts';
import { percent, report, rounded } from './report.ts';

const CONNECTIONS = 32;
const SECONDS = 1.5;
const operator = { username: 'operator', password: 'correct horse battery' };

const product = await startProduct('standalone', {
  env: { RATE_LIMIT: 'off', ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password },
});
const { cleanUrl } = await activate(product.url, operator, fullInvitation());
const pageUrl = `${product.url}/${cleanUrl}`;
while ((await servedRevision(pageUrl)) === 0) await new Promise((done) => setTimeout(done, 20));
const html = await (await fetch(pageUrl)).text();

const folder = await temporaryFolder('bare-files');
await writeFile(join(folder, `${cleanUrl}.html`), html);
const bareServer = fork(join(import.meta.dirname, 'bare-files.ts'), [folder], {
  execArgv: ['--import', 'tsx'],
});
const port = await new Promise((resolve) => bareServer.once('message', resolve));

const { ours, reference } = await compareUnderLoad(
  pages(product.url),
  pages(`http://127.0.0.1:${port}`),
);
for (const { statuses } of [ours, reference]) {
  if (Object.keys(statuses).join() !== '200') throw new Error(JSON.stringify(statuses));
}
report({
  what: 'a page served by the process itself',
  target: '≥ 70 % of a bare file server',
  measured: `${percent(ours.rate / reference.rate)}: ${rounded(ours.rate)} of ${rounded(reference.rate)} pages/s`,
  isMet: ours.rate / reference.rate >= 0.7,
});
bareServer.kill();
await product.stop();
await removeFolder(folder);
process.exit(0);

function pages(url: string): LoadOptions {
  const request = () => `GET /${cleanUrl} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  return { url, connections: CONNECTIONS, seconds: SECONDS, request };
}
