import { join } from 'node:path';
import { Router } from 'express';
import type { ApiDeps } from '../deps.ts';
import { pathParameter } from '../http/body.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { presentImageAccess, presentUpload } from './present.ts';
import { receivedFile, receiveImage } from './receive.ts';
import { openScratch } from './scratch.ts';
import { createUploadService } from './service.ts';

export function uploadRoutes(deps: ApiDeps, limits: RateLimits): Router {
  const router = Router();
  const uploads = createUploadService(deps);
  const receive = receiveImage(openScratch(join(deps.config.dataDir, 'scratch')));
  route(router, '/api/upload/image', {
    post: [
      limits.perAddress('upload'),
      receive,
      async (req, res) => {
        const stored = await uploads.storePicture(receivedFile(req));
        res.status(201).json(presentUpload(stored));
      },
    ],
  });
  route(router, '/api/test/image-access/:filename', {
    get: async (req, res) => {
      const access = await uploads.inspect(pathParameter(req, 'filename'));
      res.json(presentImageAccess(access));
    },
  });
  return router;
}
