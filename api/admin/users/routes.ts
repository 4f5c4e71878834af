import { Router } from 'express';
import { createUserRequest, userListQuery } from '#domain/api/admin-users.ts';
import type { ApiDeps } from '../../deps.ts';
import { jsonBody } from '../../http/body.ts';
import { parse, pathParameter } from '../../http/input.ts';
import { route } from '../../http/route.ts';
import { sendList } from '../../http/send-json.ts';
import { createAudit } from '../audit.ts';
import { presentUser } from './present.ts';
import { createUserService } from './service.ts';

export function userRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createUserService(deps);
  const audit = createAudit(deps.log);
  route(router, '/api/admin/users', {
    get: async (req, res) => {
      const { users, total } = await service.list(parse(userListQuery, req.query));
      await sendList(req, res, users.map(presentUser), total);
    },
    post: [
      ...jsonBody,
      async (req, res) => {
        const user = await service.create(parse(createUserRequest, req.body));
        audit(req, 'user created', { userId: user.id });
        res.status(201).json(presentUser(user));
      },
    ],
  });
  route(router, '/api/admin/users/:id', {
    delete: async (req, res) => {
      const userId = pathParameter(req, 'id');
      await service.remove(userId);
      audit(req, 'user deleted', { userId });
      res.status(204).end();
    },
  });
  return router;
}
