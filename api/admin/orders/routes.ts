import { Router } from 'express';
import { orderListQuery } from '#domain/api/admin-orders.ts';
import type { ApiDeps } from '../../deps.ts';
import { parse, pathParameter } from '../../http/input.ts';
import { route } from '../../http/route.ts';
import { sendList } from '../../http/send-json.ts';
import { createAudit } from '../audit.ts';
import { presentLicense } from '../licenses/present.ts';
import { presentOrder } from './present.ts';
import { createOrderService } from './service.ts';

export function orderRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createOrderService(deps);
  const audit = createAudit(deps.log);
  route(router, '/api/admin/orders/unserved', {
    get: async (req, res) => {
      const { orders, total } = await service.listUnserved(parse(orderListQuery, req.query));
      await sendList(req, res, orders.map(presentOrder), total);
    },
  });
  route(router, '/api/admin/orders/:id/license', {
    post: async (req, res) => {
      const orderId = pathParameter(req, 'id');
      const license = await service.serve(orderId);
      audit(req, 'license created for an order', { licenseId: license.id, orderId });
      res.status(201).json(presentLicense(license));
    },
  });
  return router;
}
