import { Router } from 'express';
import { AppError } from '#domain/api/errors.ts';
import { verifyLicenseRequest } from '#domain/api/invitations.ts';
import { CODE_REQUIRED } from '#domain/license/code.ts';
import { contentBody } from '../http/body.ts';
import { addressKey } from '../http/client-address.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { bodyField, parse } from '../http/input.ts';
import { CONTENTS_AT_ONCE, type RateLimits } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { Counters } from '../limits/counters.ts';
import { presentActivation } from './present.ts';
import type { LicenseService } from './service.ts';

export function licenseRoutes(
  licenses: LicenseService,
  limits: RateLimits,
  counters: Counters,
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
        const activate = () =>
          licenses.activate({
            licenseCode: known ?? licenseCode,
            content: weddingData,
            ...(key && { idempotencyKey: key }),
          });
        const activation = await (known
          ? activate()
          : asGuess(counters, addressKey(req), activate));
        res.json(presentActivation(activation, publicUrl));
      },
    ],
  });
  return router;
}

/** (spec) Gives a missing code its own error, before anything else is checked. */
function requireCode(code: unknown): void {
  const isMissing = (code ?? '') === '' || (typeof code === 'string' && code.trim() === '');
  if (isMissing) throw new AppError('missing_license_code', CODE_REQUIRED);
}

/**
 * Activates a code that is not known here, counted as a guess from this address until that succeeds.
 * Known codes are not counted, since others behind the same address may have guessed.
 *
 * Counts first, so that guesses sent all at once count as well, and whatever the failure: a key
 * about which the provider did not respond is kept, to be settled.
 *
 * @throws AppError `too_many_requests` after too many, so that the provider is not asked about them
 */
async function asGuess<T>(
  counters: Counters,
  address: string,
  activate: () => Promise<T>,
): Promise<T> {
  await counters.spend('unknownCode', address);
  const activation = await activate();
  await counters.giveBack('unknownCode', address);
  return activation;
}
