import { Router } from 'express';
import {
  type ActivateLicenseResponse,
  activateLicenseRequest,
  createLicenseRequest,
  type DeactivateLicenseResponse,
  deactivateLicenseRequest,
  licenseListQuery,
  updateLicenseRequest,
} from '#domain/api/admin-licenses.ts';
import type { ApiDeps } from '../../deps.ts';
import { jsonBody } from '../../http/body.ts';
import { parse, pathParameter } from '../../http/input.ts';
import { route } from '../../http/route.ts';
import { sendList } from '../../http/send-json.ts';
import { createAudit } from '../audit.ts';
import { createManualActivation } from './activation.ts';
import { presentLicense } from './present.ts';
import { createInvitationRemoval } from './removal.ts';
import { createAdminLicenseService } from './service.ts';

export function adminLicenseRoutes(deps: ApiDeps): Router {
  const router = Router();
  const service = createAdminLicenseService(deps);
  const manual = createManualActivation(deps);
  const removal = createInvitationRemoval(deps);
  const audit = createAudit(deps.log);
  route(router, '/api/admin/licenses', {
    get: async (req, res) => {
      const { licenses, total } = await service.list(parse(licenseListQuery, req.query));
      await sendList(req, res, licenses.map(presentLicense), total);
    },
    post: [
      ...jsonBody,
      async (req, res) => {
        const license = await service.create(parse(createLicenseRequest, req.body));
        audit(req, 'license created', { licenseId: license.id });
        res.status(201).json(presentLicense(license));
      },
    ],
  });
  route(router, '/api/admin/licenses/activate', {
    post: [
      ...jsonBody,
      async (req, res) => {
        const { instance, licenseId } = await manual.activate(
          parse(activateLicenseRequest, req.body),
        );
        audit(req, 'license activated at the provider', { licenseId });
        const license = presentLicense(await service.find(licenseId));
        res.json({ instance, license } satisfies ActivateLicenseResponse);
      },
    ],
  });
  route(router, '/api/admin/licenses/deactivate', {
    post: [
      ...jsonBody,
      async (req, res) => {
        const licenseId = await manual.deactivate(parse(deactivateLicenseRequest, req.body));
        audit(req, 'license deactivated at the provider', { licenseId });
        const license = presentLicense(await service.find(licenseId));
        res.json({ license } satisfies DeactivateLicenseResponse);
      },
    ],
  });
  route(router, '/api/admin/licenses/:id', {
    put: [
      ...jsonBody,
      async (req, res) => {
        const { expiresAt } = parse(updateLicenseRequest, req.body);
        const license = await service.changeExpiry(pathParameter(req, 'id'), expiresAt);
        audit(req, 'license expiry changed', { licenseId: license.id });
        res.json(presentLicense(license));
      },
    ],
    delete: async (req, res) => {
      const licenseId = pathParameter(req, 'id');
      await service.remove(licenseId);
      audit(req, 'license deleted', { licenseId });
      res.status(204).end();
    },
  });
  route(router, '/api/admin/licenses/:licenseCode/invitation', {
    delete: async (req, res) => {
      const invitationId = await removal.remove(pathParameter(req, 'licenseCode'));
      audit(req, 'invitation removed', { invitationId });
      res.status(204).end();
    },
  });
  return router;
}
