import { Router } from 'express';
import { saveInvitationRequest } from '#domain/api/invitations.ts';
import { contentBody } from '../http/body.ts';
import { parse, pathParameter } from '../http/input.ts';
import { ANSWERS_AT_ONCE, CONTENTS_AT_ONCE, type RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { sendJson, sendNewJson } from '../http/send-json.ts';
import type { Access } from './access.ts';
import { presentInvitation, presentPublicInvitation, presentSaved } from './present.ts';
import type { InvitationService } from './service.ts';

export function invitationRoutes(
  invitations: InvitationService,
  access: Access,
  limits: RateLimits,
): Router {
  const router = Router();
  route(router, '/api/invitations/:id', {
    get: [
      access.coupleOnly('id'),
      limits.atOncePerInvitation('id', ANSWERS_AT_ONCE),
      async (req, res) => {
        const id = pathParameter(req, 'id');
        await sendNewJson(req, res, await invitations.version(id), async () =>
          presentInvitation(await invitations.byId(id)),
        );
      },
    ],
    put: [
      limits.atOncePerAddress(CONTENTS_AT_ONCE),
      limits.perAddress('save'),
      ...contentBody,
      access.coupleOnly('id'),
      async (req, res) => {
        const id = pathParameter(req, 'id');
        const { weddingData, baseRevision } = parse(saveInvitationRequest, req.body);
        res.json(presentSaved(await invitations.save(id, weddingData, baseRevision ?? undefined)));
      },
    ],
  });
  route(router, '/api/public/invitation/:cleanUrl', {
    get: [
      limits.atOncePerAddress(CONTENTS_AT_ONCE),
      limits.perAddress('publicLook'),
      async (req, res) => {
        const shown = await invitations.forGuests(pathParameter(req, 'cleanUrl'));
        await sendJson(req, res, presentPublicInvitation(shown));
      },
    ],
  });
  return router;
}
