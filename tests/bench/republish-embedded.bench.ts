/**
 * Republishes many invitations after a change of the renderer's build, in the real product on
 * embedded parts, compared with a bare loop that renders the same tree and writes the same files.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { renderBody } from '#renderer/publish/render-body.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { startProduct } from '#tests/support/product.ts';
import { removeFolder, temporaryFolder } from '#tests/support/servers/server-process.ts';
import { fullInvitation } from './full-invitation.ts';
import { megabytes, percent, report, rounded } from './report.ts';
import { seedPublished, untilRepublished } from './seed.ts';

const PAGES = 2_000;

const folder = await temporaryFolder('bench');
spreadOnDisk(folder);
const dataDir = await mkdtemp(join(folder, 'data-'));
const database = await openDatabase(
  { engine: 'sqlite', file: join(dataDir, 'wedding-invite.sqlite') },
  createLog({ logLevel: 'silent' }),
);
await database.migrate();
const publicUrl = 'http://localhost:3000';
const renderer = await createRenderer({ clientDir: 'dist/renderer', publicUrl });
await seedPublished(database, createFolderStore(join(dataDir, 'objects')), renderer, PAGES);

const before = await bareLoop();
// The product syncs each page to disk, and would also wait for what the loop has not yet written.
execFileSync('sync');
const product = await startProduct('standalone', { dataDir, env: { PUBLIC_URL: publicUrl } });
const { pages, seconds } = await untilRepublished(database);
const peak = await peakMemory(product.process.pid);
await product.end();
const after = await bareLoop();

const rate = pages / seconds;
const bare = (before + after) / 2;
report({
  what: `republish ${rounded(pages)} invitations, embedded parts`,
  target: '≥ 1,000 pages/s',
  measured: `${rounded(rate)} pages/s`,
  isMet: rate >= 1_000 && pages === PAGES,
});
report({
  what: '— against a bare loop of renderToStaticMarkup and writeFile',
  target: '≥ 60 %',
  measured: `${percent(rate / bare)} of ${rounded(bare)} pages/s`,
  isMet: rate / bare >= 0.6,
});
report({
  what: '— memory meanwhile',
  target: '≤ 350 MB',
  measured: megabytes(peak),
  isMet: peak <= 350 * 1024 * 1024,
});
await database.close();
await removeFolder(folder);
process.exit(0);

/**
 * Has the file system put each folder made in this one into a region chosen by its name. Without a
 * journal, ext4 steps over the place of every file that was deleted in the last minutes in the same
 * region: where tests had deleted thousands, creating a file took 700 µs instead of 11. Other file
 * systems know no such regions.
 */
function spreadOnDisk(path: string): void {
  spawnSync('chattr', ['+T', path]);
}

/** Returns the pages per second of a bare loop. */
async function bareLoop(): Promise<number> {
  const bare = await mkdtemp(join(folder, 'bare-'));
  const contents = Array.from({ length: PAGES }, (_, number) => fullInvitation(number));
  const render = (number: number) =>
    renderBody({
      content: contents[number] ?? fullInvitation(),
      slug: `couple-${number}`,
      invitationId: '01JD0000000000000000000000',
    });
  for (let number = 0; number < 500; number += 1) render(number);
  for (let number = 0; number < PAGES; number += 1) {
    await mkdir(join(bare, `couple-${number}`));
  }
  const startedAt = performance.now();
  for (let number = 0; number < PAGES; number += 1) {
    await writeFile(join(bare, `couple-${number}`, 'index.html'), render(number));
  }
  const elapsed = (performance.now() - startedAt) / 1000;
  return PAGES / elapsed;
}

/** Returns the peak memory of a process, in bytes. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
