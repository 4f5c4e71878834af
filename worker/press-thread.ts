import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { PublishRecord } from '#infra/database/invitations/publish-record.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import type { PressJob, PressResult, PressSettings } from './press.ts';
import { createPutPage } from './publish-page.ts';

/**
 * One thread of `createPress`: renders and stores the pages it is sent, a few at a time, so that
 * one renders while others wait for the disk. All at once would first all render, then all wait.
 */
const AT_ONCE = 6;

letOthersGoFirst();
compileLess();

const { clientDir, publicUrl, objectsDir } = workerData as PressSettings;
const renderer = await createRenderer({ clientDir, publicUrl });
const putPage = createPutPage(createFolderStore(objectsDir, { mayBlock: true }), renderer);
const pages = new PQueue({ concurrency: AT_ONCE });

parentPort?.on('message', ({ number, record }: PressJob) => {
  const answer = (result: PressResult) => parentPort?.postMessage(result);
  pages
    .add(() => putPage(JSON.parse(record) as PublishRecord))
    .then(
      (artifacts) => answer({ number, artifacts }),
      (error: unknown) => answer({ number, error: error instanceof Error ? error : String(error) }),
    );
});

/** Lowers this thread's priority, which Linux sets per thread id; elsewhere it stays as it is. */
function letOthersGoFirst(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The thread works all the same, at normal priority.
  }
}

/**
 * Makes V8 optimize only what stays hot for longer than usual: a thread lives for seconds, and the
 * compiler would take up to a third of them. V8 reports on stderr if it no longer knows the flag.
 */
function compileLess(): void {
  setFlagsFromString('--interrupt-budget=300000');
}
