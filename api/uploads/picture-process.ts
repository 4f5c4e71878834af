import { constants, setPriority } from 'node:os';
import { AppError, type ErrorCode } from '#domain/api/errors.ts';
import { failureReason } from '#infra/failure-reason.ts';
import {
  decodePicture,
  encodePicture,
  type NamedPicture,
  type Picture,
  placeholderOf,
} from './picture.ts';

/** Tasks of the process of one uploaded picture, which `openPicture` starts. */
export interface PictureTasks {
  /** See `decodePicture`. */
  decode(file: string): Promise<NamedPicture>;
  /** See `encodePicture`. */
  encode(width: number, format: 'webp' | 'avif'): Promise<Buffer>;
  /** See `placeholderOf`. */
  placeholder(): Promise<string>;
}

/** What the process is sent, one after the other. */
export interface PictureTask {
  readonly name: keyof PictureTasks;
  readonly args: readonly unknown[];
}

/** An `AppError` loses its class on the way, so its code is sent beside its message. */
export type PictureAnswer =
  | { readonly result: unknown }
  | { readonly message: string; readonly code: ErrorCode | undefined };

/** The picture of this process, once decoded. */
let opened: Picture | undefined;

const tasks: PictureTasks = {
  async decode(file) {
    opened = await decodePicture(file);
    const { hash, width, height } = opened;
    return { hash, width, height };
  },
  encode: async (width, format) => encodePicture(decoded(), width, format),
  placeholder: async () => placeholderOf(decoded()),
};

function decoded(): Picture {
  if (!opened) throw new Error('The picture has not been decoded');
  return opened;
}

function failed(error: unknown): PictureAnswer {
  if (error instanceof AppError) return { message: error.message, code: error.code };
  return { message: failureReason(error), code: undefined };
}

/** Lets what guests and couples wait for in the server itself go first. */
function letOthersGoFirst(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may refuse that. It then works at normal priority.
  }
}

letOthersGoFirst();
// Terminals and service managers send these to all processes; the server ends its uploads first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// The server has died. An ordinary end would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ name, args }: PictureTask) => {
  const send = (answer: PictureAnswer) => process.send?.(answer);
  const task = tasks[name] as (...args: readonly unknown[]) => Promise<unknown>;
  task(...args).then(
    (result) => send({ result }),
    (error: unknown) => send(failed(error)),
  );
});
