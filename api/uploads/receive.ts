import { rm } from 'node:fs/promises';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from '#domain/api/errors.ts';
import { MAX_UPLOAD_BYTES } from '#domain/api/uploads.ts';
import { hasBody } from '../http/body.ts';
import { watchPace } from './pace.ts';
import { cutOff, notSaved } from './refusals.ts';

/**
 * Streams the field `image` of a multipart body to a randomly named file in `scratchDir`; the
 * sender's file name is never used. The file is removed after the response, however that ends.
 */
export function receiveImage(scratchDir: string): RequestHandler {
  const upload = multer({
    storage: multer.diskStorage({ destination: scratchDir }),
    limits: {
      fileSize: MAX_UPLOAD_BYTES,
      files: 1,
      fields: 10,
      parts: 12,
      fieldSize: 10_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single('image');
  return (req, res, next) => {
    if (hasBody(req) && !req.is('multipart/form-data')) {
      throw new AppError('unsupported_type', 'Please send the picture as multipart/form-data');
    }
    const discard = () => {
      const file = req.file?.path;
      if (file !== undefined) void rm(file, { force: true }).catch(() => undefined);
    };
    res.on('close', discard);
    let isGivenUp = false;
    const stopWatching = watchPace(req, mostBytes(req), () => {
      isGivenUp = true;
      res.set('Connection', 'close');
      // Otherwise what has arrived would wait for the rest.
      res.once('close', () => req.destroy());
      next(tooSlow());
    });
    upload(req, res, (error: unknown) => {
      stopWatching();
      if (isGivenUp) return discard();
      if (error) return next(toUploadError(error));
      if (!res.closed) return next();
      // The sender left while the end of the file was being written: nobody waits for the picture.
      discard();
      next(cutOff());
    });
  };
}

/** Returns the most bytes that a request's file can have: what it declares, up to the limit. */
export function mostBytes({ headers }: Pick<Request, 'headers'>): number {
  return Math.min(Number(headers['content-length'] ?? MAX_UPLOAD_BYTES), MAX_UPLOAD_BYTES);
}

/**
 * Returns the path of the received file.
 *
 * @throws AppError `missing_file`
 */
export function receivedFile(req: Request): string {
  if (!req.file) throw missingFile();
  return req.file.path;
}

function toUploadError(error: unknown): unknown {
  if (error instanceof MulterError) {
    // (spec) The message for status 413.
    if (error.code === 'LIMIT_FILE_SIZE') {
      return new AppError('too_large', 'File too large (max 50MB)', { cause: error });
    }
    if (error.code === 'LIMIT_UNEXPECTED_FILE') return missingFile();
    return new AppError('invalid_request', 'The upload has too many parts', { cause: error });
  }
  const isDisk = error instanceof Error && 'code' in error && 'syscall' in error;
  return isDisk ? notSaved(error) : cutOff(error);
}

function tooSlow(): AppError {
  // Not 408, after which browsers send the whole upload again by themselves.
  return new AppError(
    'invalid_request',
    'The picture came too slowly. Please try again on a better connection.',
  );
}

function missingFile(): AppError {
  return new AppError('missing_file', 'Please choose a picture');
}
