import { parentPort, workerData } from 'node:worker_threads';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import type { PressJob, PressResult, PressSettings } from './press.ts';
import { createPutPage } from './publish-page.ts';

/** One thread of `createPress`: renders and stores what it is sent. */
const { clientDir, publicUrl, objectsDir } = workerData as PressSettings;
const renderer = await createRenderer({ clientDir, publicUrl });
const putPage = createPutPage(createFolderStore(objectsDir), renderer);

parentPort?.on('message', ({ number, record }: PressJob) => {
  const answer = (result: PressResult) => parentPort?.postMessage(result);
  putPage(record).then(
    (artifacts) => answer({ number, artifacts }),
    (error: unknown) => answer({ number, error: error instanceof Error ? error : String(error) }),
  );
});
