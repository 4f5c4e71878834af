import { Router } from 'express';
import type { ApiDeps } from '../deps.ts';
import { addressKey } from '../http/client-address.ts';
import { pathParameter } from '../http/input.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { createFreeSpace } from './free-space.ts';
import { presentImageAccess, presentUpload } from './present.ts';
import { mostBytes, receivedFile, receiveImage } from './receive.ts';
import { openScratch, scratchDir } from './scratch.ts';
import type { UploadService } from './service.ts';

/**
 * Pictures arriving from one address at once, each with space reserved. The builder sends three:
 * enough for a few couples behind one address, and a stranger gets at most 1 GB.
 */
const UPLOADS_AT_ONCE = 20;

/** Returns the upload routes. Files are in the data folder while they arrive. */
export function uploadRoutes(
  uploads: UploadService,
  limits: RateLimits,
  { config, log }: Pick<ApiDeps, 'config' | 'log'>,
): Router {
  const router = Router();
  const scratch = openScratch(scratchDir(config.dataDir));
  const space = createFreeSpace(scratch, log);
  const receive = receiveImage(scratch);
  route(router, '/api/upload/image', {
    post: [
      limits.atOncePerAddress(UPLOADS_AT_ONCE),
      limits.perAddress('upload'),
      limits.perAddress('uploadOfDay'),
      async (req, res, next) => {
        uploads.assertRoom();
        const giveBack = await space.take(mostBytes(req));
        if (res.closed) giveBack();
        else res.on('close', giveBack);
        next();
      },
      receive,
      async (req, res) => {
        const gone = new AbortController();
        res.on('close', () => gone.abort());
        const file = receivedFile(req);
        const stored = await uploads.storePicture(file, addressKey(req), gone.signal);
        res.status(201).json(presentUpload(stored));
      },
    ],
  });
  route(router, '/api/test/image-access/:filename', {
    get: [
      limits.perAddress('pictureLook'),
      async (req, res) => {
        const access = await uploads.inspect(pathParameter(req, 'filename'));
        res.json(presentImageAccess(access));
      },
    ],
  });
  return router;
}
