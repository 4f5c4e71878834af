import { Router } from 'express';
import { AppError } from '#domain/api/errors.ts';
import { verifyLicenseRequest } from '#domain/api/invitations.ts';
import { bodyField, CONTENTS_AT_ONCE, contentBody, parse } from '../http/body.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { addressKey, type RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { presentActivation } from './present.ts';
import type { LicenseService } from './service.ts';

export function licenseRoutes(
  licenses: LicenseService,
  limits: RateLimits,
  publicUrl: string,
): Router {
  const router = Router();
  route(router, '/api/licenses/verify', {
    post: [
      limits.atOncePerAddress(CONTENTS_AT_ONCE),
      limits.perAddress('activation'),
      ...contentBody,
      async (req, res) => {
        requireCode(bodyField(req, 'licenseCode'));
        const { licenseCode, weddingData } = parse(verifyLicenseRequest, req.body);
        const key = idempotencyKey(req);
        const known = await licenses.recognise(licenseCode);
        const address = addressKey(req);
        // Counts unknown codes only, since others behind the same address may have guessed, so that
        // the provider is not asked about guesses. Counts before it is known to be one, so that
        // guesses sent all at once count as well, and whatever the failure: a key about which the
        // provider did not respond is kept, to be settled.
        if (!known) await limits.spend('unknownCode', address);
        const activation = await licenses.activate({
          licenseCode: known ?? licenseCode,
          content: weddingData,
          ...(key && { idempotencyKey: key }),
        });
        if (!known) await limits.giveBack('unknownCode', address);
        res.json(presentActivation(activation, publicUrl));
      },
    ],
  });
  return router;
}

/** (spec) Gives a missing code its own error, before anything else is checked. */
function requireCode(code: unknown): void {
  const isMissing = (code ?? '') === '' || (typeof code === 'string' && code.trim() === '');
  if (isMissing) throw new AppError('missing_license_code', 'Please enter a license code');
}
