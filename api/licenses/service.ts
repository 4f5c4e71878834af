import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import { AppError } from '#domain/api/errors.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { isProviderCode, licenseKey, lookalikesAsDigits } from '#domain/license/code.ts';
import { sessionRepository } from '#infra/database/accounts/session-repository.ts';
import { newId } from '#infra/database/engine/ids.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { LicenseRecord } from '#infra/database/licenses/license-record.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { orderRepository } from '#infra/database/licenses/order-repository.ts';
import type { ApiDeps } from '../deps.ts';
import { newDashboardToken } from '../invitations/token.ts';
import { createInvitation } from './create-invitation.ts';
import { type ActivatedReservation, createProviderKeys, instanceNameOf } from './provider-keys.ts';
import {
  beingActivated,
  deactivatedLicense,
  otherCode,
  requireUsable,
  unknownLicense,
  usedLicense,
} from './refusals.ts';

export interface Activation {
  readonly invitationId: string;
  readonly slug: string;
  readonly token: string;
}

export interface ActivationRequest {
  readonly licenseCode: string;
  readonly content: WeddingData;
  /** As the client sent it: the same key with the same code returns the first activation again. */
  readonly idempotencyKey?: string;
}

export type LicenseService = ReturnType<typeof createLicenseService>;

/** Turns a license into an invitation. */
export function createLicenseService(
  deps: Pick<ApiDeps, 'database' | 'queue' | 'config' | 'clock' | 'provider'>,
) {
  const { database, queue, config, clock = Date.now } = deps;
  const providerKeys = createProviderKeys(deps);

  /** Activates a key at its provider; undefined if there is no need to. */
  const activateAtProvider = async ({
    licenseCode,
    content,
    idempotencyKey,
  }: ActivationRequest) => {
    if (!isProviderCode(licenseCode)) return undefined;
    const codeKey = licenseKey(licenseCode);
    if (idempotencyKey) await refuseOtherCode(database.knex, hashOf(idempotencyKey), codeKey);
    const known = await licenseRepository(database.knex).findByKey(codeKey);
    // Active and unused: activated by an operator, or by an attempt that failed afterwards.
    if (known?.isUsed || known?.providerStatus === 'active') return undefined;
    if (!deps.provider) throw unknownLicense(licenseCode, config.supportEmail);
    if (known) requireUsable(known, clock());
    requirePublishable(content);
    const license = known ?? (await providerKeys.createProvisional(licenseCode));
    return providerKeys.activate(license, instanceNameOf(licenseCode));
  };

  /** Settles a request whose license changed between the read and the update. */
  const afterLostRace = async (
    trx: Knex.Transaction,
    { licenseCode }: ActivationRequest,
    idempotencyKey: string | undefined,
  ): Promise<Outcome> => {
    const license = await licenseRepository(trx).findByKey(licenseKey(licenseCode));
    if (!license) throw unknownLicense(licenseCode, config.supportEmail);
    if (license.isUsed) return firstAnswer(trx, license, idempotencyKey);
    requireUsable(license, clock());
    throw beingActivated();
  };

  const activateIn = async (
    trx: Knex.Transaction,
    request: ActivationRequest,
    reservation: ActivatedReservation | undefined,
  ) => {
    const idempotencyKey = request.idempotencyKey && hashOf(request.idempotencyKey);
    const licenses = licenseRepository(trx);
    const codeKey = licenseKey(request.licenseCode);
    if (idempotencyKey) await refuseOtherCode(trx, idempotencyKey, codeKey);
    const license = await licenses.findByKey(codeKey);
    if (!license) throw unknownLicense(request.licenseCode, config.supportEmail);
    if (license.isUsed) return firstAnswer(trx, license, idempotencyKey);
    requireUsable(license, clock());
    requirePublishable(request.content);
    await requireUnrefunded(trx, reservation?.fields.paymentId ?? license.paymentId, clock());

    const invitationId = newId();
    const at = clock();
    // Before all other writes: whoever loses the race waits here and has written nothing.
    const isWinner = await licenses.consume(license.id, {
      invitationId,
      at,
      idempotencyKey: idempotencyKey ?? null,
      ...(reservation && { reservedBy: reservation.holder }),
    });
    if (!isWinner) return afterLostRace(trx, request, idempotencyKey);
    if (reservation) await licenses.updateProvider(license.id, reservation.fields);
    const slug = await createInvitation(trx, invitationId, request.content, at);
    const token = newDashboardToken();
    await sessionRepository(trx).create({
      licenseId: license.id,
      invitationId,
      token,
      usedAt: at,
    });
    return { activation: { invitationId, slug, token }, isNew: true };
  };

  return {
    /**
     * Resolves with the code of an existing license, whatever its state: as entered, or else with
     * digits for the letters that look like them. Undefined if there is none.
     */
    async recognise(licenseCode: string): Promise<string | undefined> {
      const licenses = licenseRepository(database.knex);
      for (const code of new Set([licenseCode, lookalikesAsDigits(licenseCode)])) {
        if (await licenses.findByKey(licenseKey(code))) return code;
      }
      return undefined;
    },

    /**
     * Uses the code up and makes the invitation, its slug and the couple's token, all or nothing.
     *
     * @throws AppError `license_unknown`, `license_used`, `license_expired`, `license_deactivated`,
     *   `invalid_content` (the code stays unused), `idempotency_mismatch`, and `unavailable` or
     *   `provider_unreachable`, after which the same code may be tried again
     */
    async activate(request: ActivationRequest): Promise<Activation> {
      const reservation = await activateAtProvider(request);
      const use = () =>
        inTransaction(database.knex, (trx) => activateIn(trx, request, reservation));
      const { activation, isNew } = await (reservation
        ? providerKeys.whileReserved(reservation, use)
        : use());
      if (isNew) await queue.request(activation.invitationId);
      return activation;
    },
  };
}

interface Outcome {
  readonly activation: Activation;
  readonly isNew: boolean;
}

async function refuseOtherCode(db: Knex, idempotencyKey: string, codeKey: string): Promise<void> {
  const first = await licenseRepository(db).findByIdempotencyKey(idempotencyKey);
  if (first && first.codeKey !== codeKey) throw otherCode();
}

/**
 * Returns the first activation to a retry with the same idempotency key. A revocation forgets the
 * key and changes the token at once: if the key still stands after the token was read, that token
 * belongs to it.
 *
 * @throws AppError `license_used` for everybody else
 */
async function firstAnswer(
  trx: Knex.Transaction,
  license: LicenseRecord,
  idempotencyKey: string | undefined,
): Promise<Outcome> {
  if (idempotencyKey !== undefined && license.invitationId !== null) {
    const invitation = await invitationRepository(trx).locate(license.invitationId);
    const token = await sessionRepository(trx).tokenOf(license.invitationId);
    const now = await licenseRepository(trx).findById(license.id);
    if (invitation && token !== undefined && now?.idempotencyKey === idempotencyKey) {
      const activation = { invitationId: invitation.id, slug: invitation.slug, token };
      return { activation, isNew: false };
    }
  }
  throw usedLicense();
}

/**
 * The shop may report a refund before the key.
 *
 * @throws AppError `license_deactivated` for a refunded order
 */
async function requireUnrefunded(
  trx: Knex.Transaction,
  orderId: string | null,
  at: number,
): Promise<void> {
  if (orderId === null) return;
  const { refundedAt } = await orderRepository(trx).lock(orderId, at);
  if (refundedAt !== null) throw deactivatedLicense();
}

function requirePublishable(content: WeddingData): void {
  const issues = publishIssues(content);
  if (issues.length === 0) return;
  throw new AppError('invalid_content', 'Please complete your invitation first', { issues });
}

function hashOf(text: string): string {
  return hash('sha256', text);
}
