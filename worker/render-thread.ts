import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import PQueue from 'p-queue';
import { failureReason } from '#infra/failure-reason.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { createPutPage } from './publish-page.ts';
import type { RenderAnswer, RenderJob, RenderSettings } from './render-pool.ts';

/**
 * One thread of `createRenderPool`: renders and stores the pages it is sent, a few at a time, so that
 * one renders while others wait for the disk. All at once would first all render, then all wait.
 */
const AT_ONCE = 6;

letOthersGoFirst();
compileLess();

const { clientDir, publicUrl, objectsDir } = workerData as RenderSettings;
const renderer = await createRenderer({ clientDir, publicUrl });
const putPage = createPutPage(createFolderStore(objectsDir, { mayBlock: true }), renderer);
const pages = new PQueue({ concurrency: AT_ONCE });

parentPort?.on('message', ({ number, record }: RenderJob) => {
  const answer = (message: RenderAnswer) => parentPort?.postMessage(message);
  pages
    .add(() => putPage(record))
    .then(
      (result) => answer({ number, result }),
      (error: unknown) => answer({ number, error: plainError(error) }),
    );
});

/** An error loses its class and cause on the way to another thread, so the message includes both. */
function plainError(error: unknown): Error {
  const plain = new Error(failureReason(error));
  if (error instanceof Error && error.stack) plain.stack = error.stack;
  return plain;
}

/** Lowers this thread's priority, which Linux sets per thread id; elsewhere it stays as it is. */
function letOthersGoFirst(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It then works at normal priority.
  }
}

/**
 * Makes V8 optimize only what stays hot for longer than usual: a thread lives for seconds, and the
 * compiler would take up to a third of them. V8 reports on stderr if it no longer knows the flag.
 */
function compileLess(): void {
  setFlagsFromString('--interrupt-budget=300000');
}
