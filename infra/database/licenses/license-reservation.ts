import { isProvisional } from '#domain/license/state.ts';
import type { ProviderKey } from '../../provider/license-provider.ts';
import { type Db, inTransaction } from '../engine/transaction.ts';
import {
  type LicenseRecord,
  type LicenseRow,
  type ProviderFields,
  toLicense,
} from './license-record.ts';

/** Times are UTC milliseconds. */
export interface ReservationRequest {
  /** Names the attempt that reserves; unique for each. */
  readonly holder: string;
  readonly at: number;
  /** Reservations made before this moment are taken over. */
  readonly staleBefore: number;
  /** Reservations left undecided before this moment are taken over; by default all of them. */
  readonly leftBefore?: number;
}

/** `new`: it was free. `taken-over`: an earlier attempt reserved it and its outcome is unknown. */
export type Reserved = 'new' | 'taken-over';

/** The fields to store for a license that its provider counts as active. */
export function activeFields({ orderId, buyerEmail }: ProviderKey): ProviderFields {
  return {
    providerStatus: 'active',
    ...(orderId !== null && { paymentId: orderId }),
    ...(buyerEmail !== null && { buyerEmail }),
  };
}

/** The fields to store for a license whose activation an operator has ended. */
export const ENDED: ProviderFields = { providerStatus: 'deactivated', providerInstanceId: null };

/**
 * Returns the range of times at which a reservation still in force was made. It reaches as far into
 * the future as into the past, for reservations made by a clock that is ahead; a time beyond that
 * means that the clock has been set back since.
 */
function inForce(at: number, before: number): readonly [number, number] {
  return [before, at + (at - before)];
}

/**
 * A reservation holds an unused license while its provider is asked. It ends with `consume`,
 * `release` or `endUnactivated`.
 */
export function reservationVerbs(db: Db) {
  const release = async (id: string, holder: string): Promise<boolean> => {
    const released = await db('licenses')
      .where({ id, reserved_by: holder })
      .update({ reserved_at: null, reserved_by: null });
    return released === 1;
  };

  /** Deletes the license, unless it has been linked to a payment since it was read. */
  const deleteProvisional = async (id: string, holder: string): Promise<boolean> => {
    const where = { id, is_used: 0, reserved_by: holder, payment_id: null };
    return (await db('licenses').where(where).delete()) === 1;
  };

  return {
    /** Null when it is missing, used, reserved by an attempt that may still run, or just left. */
    reserve: (id: string, request: ReservationRequest): Promise<Reserved | null> =>
      inTransaction(db, async (trx) => {
        const free = () => trx('licenses').where({ id, is_used: 0 });
        const row: Pick<LicenseRow, 'reserved_at' | 'reserved_by'> | undefined = await free()
          .forUpdate()
          .first('reserved_at', 'reserved_by');
        if (!row) return null;
        const { reserved_at: since, reserved_by: by } = row;
        const { holder, at, staleBefore, leftBefore = Number.POSITIVE_INFINITY } = request;
        const [first, last] = inForce(at, by === null ? leftBefore : staleBefore);
        if (since !== null && since >= first && since <= last) return null;
        await free().update({ reserved_at: at, reserved_by: holder });
        return since === null ? 'new' : 'taken-over';
      }),

    /**
     * Leaves a reservation, as of `at`, to the next attempt: whether the provider carried out the
     * request is unknown.
     */
    async leaveUndecided(id: string, holder: string, at: number): Promise<void> {
      await db('licenses')
        .where({ id, reserved_by: holder })
        .update({ reserved_at: at, reserved_by: null });
    },

    /** Ends a reservation; returns false when someone else holds it by now. */
    release,

    /**
     * Ends the reservation of a license that its provider does not count as active: deletes the
     * license if it is only provisional, else releases it. Returns false when it is someone else's.
     */
    async endUnactivated(license: LicenseRecord, holder: string): Promise<boolean> {
      const isGone = isProvisional(license) && (await deleteProvisional(license.id, holder));
      return isGone || release(license.id, holder);
    },

    /**
     * Returns the licenses whose reservation `reserve` would take over, oldest first. A reservation
     * left undecided again moves to the end of the line, so that each gets its turn.
     */
    async staleReservations(
      { at, staleBefore, leftBefore }: Omit<Required<ReservationRequest>, 'holder'>,
      limit: number,
    ): Promise<LicenseRecord[]> {
      const rows: LicenseRow[] = await db('licenses')
        // Follows from the rest, but without it SQLite reads the whole index.
        .whereNotNull('reserved_at')
        .where((over) =>
          over
            .where((held) =>
              held
                .whereNotBetween('reserved_at', inForce(at, staleBefore))
                .whereNotNull('reserved_by'),
            )
            .orWhere((left) =>
              left.whereNotBetween('reserved_at', inForce(at, leftBefore)).whereNull('reserved_by'),
            ),
        )
        .orderBy('reserved_at')
        .limit(limit);
      return rows.map(toLicense);
    },
  };
}
