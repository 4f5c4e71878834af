import { fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';
import type { NamedPicture } from './picture.ts';
import type { PictureAnswer, PictureTask, PictureTasks } from './picture-process.ts';
import { notPrepared, notSaved } from './refusals.ts';

/**
 * An uploaded picture in a process of its own, which does one task after the other; the first is
 * `decode`. Each rejects with an AppError: `unsupported_type` if the process crashes or takes too
 * long, `unavailable` if none can be started.
 */
export interface OpenPicture extends PictureTasks {
  close(): void;
}

/**
 * Most time for each task. Of 50 megapixels, an AVIF takes 2.6 s of one core to decode, other formats
 * 1 s; a copy of a photograph takes at most 9 s to encode, of noise 23 s.
 */
const LIMITS_MS = { decode: 20_000, encode: 60_000, placeholder: 10_000 };

/**
 * Starts a process for one picture. Decoders are native code for files from strangers: one that
 * crashes them, fills the memory or takes hours must cost nothing but its own upload.
 *
 * @param entry the built `picture-process.ts`
 */
export function openPicture(
  entry: string,
  log: Pick<Log, 'warn'>,
  limitsMs = LIMITS_MS,
): OpenPicture {
  const child = fork(entry, { execArgv: [], serialization: 'advanced' });
  let isClosed = false;
  const ended = new Promise<never>((_resolve, reject) => {
    child.on('error', (error) => reject(notSaved(error)));
    child.once('exit', (code, signal) => {
      if (isClosed) return;
      log.warn({ code, signal }, 'a picture was given up: its process ended');
      reject(signal ? notPrepared() : notSaved(new Error(`The process ended with code ${code}`)));
    });
  });
  // It can also end between two tasks, while nobody waits for one.
  ended.catch(() => undefined);

  const ask = async (task: PictureTask): Promise<unknown> => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), limitsMs[task.name]);
    try {
      child.send(task, () => undefined);
      const [answer] = await Promise.race([once(child, 'message'), ended]);
      return resultOf(answer);
    } finally {
      clearTimeout(tooLong);
    }
  };
  return {
    decode: async (...args) => (await ask({ name: 'decode', args })) as NamedPicture,
    encode: async (...args) => (await ask({ name: 'encode', args })) as Buffer,
    placeholder: async (...args) => (await ask({ name: 'placeholder', args })) as string,
    close() {
      isClosed = true;
      child.kill('SIGKILL');
    },
  };
}

function resultOf(answer: PictureAnswer): unknown {
  if ('result' in answer) return answer.result;
  const { code, message } = answer;
  throw code === undefined ? new Error(message) : new AppError(code, message);
}
