import { isProvisional } from '#domain/license/state.ts';
import type { ProviderKey } from '../provider/license-provider.ts';
import {
  type LicenseRecord,
  type LicenseRow,
  type ProviderFields,
  toLicense,
} from './license-record.ts';
import { type Db, inTransaction } from './transaction.ts';

export interface Reservation {
  /** Who reserves; each attempt has a name of its own. */
  readonly holder: string;
  readonly at: number;
  /** Older reservations are taken over. */
  readonly staleBefore: number;
  /** Those that are left are taken over when they are older than this; by default at once. */
  readonly leftBefore?: number;
}

/** `new`: nobody had it. `taken-over`: somebody had it and never said how it ended. */
export type Reserved = 'new' | 'taken-over';

/** What is noted of a license that its provider counts as active. */
export function activeFields({ orderId, buyerEmail }: ProviderKey): ProviderFields {
  return {
    providerStatus: 'active',
    ...(orderId !== null && { paymentId: orderId }),
    ...(buyerEmail !== null && { buyerEmail }),
  };
}

/** What is noted of a license whose activation an operator has ended. */
export const ENDED: ProviderFields = { providerStatus: 'deactivated', providerInstanceId: null };

/**
 * A reservation holds an unused license while its provider is asked; it ends with `consume`, or here.
 */
export function reservationVerbs(db: Db) {
  const release = async (id: string, holder: string): Promise<boolean> => {
    const released = await db('licenses')
      .where({ id, reserved_by: holder })
      .update({ reserved_at: null, reserved_by: null });
    return released === 1;
  };

  /** A payment may vouch for it since it was read: then it stays. */
  const deleteProvisional = async (id: string, holder: string): Promise<boolean> => {
    const where = { id, is_used: 0, reserved_by: holder, payment_id: null };
    return (await db('licenses').where(where).delete()) === 1;
  };

  return {
    /** Null when it is used, reserved by somebody who may still be at it, or left too lately. */
    reserve: (id: string, reservation: Reservation): Promise<Reserved | null> =>
      inTransaction(db, async (trx) => {
        const free = () => trx('licenses').where({ id, is_used: 0 });
        const row: Pick<LicenseRow, 'reserved_at' | 'reserved_by'> | undefined = await free()
          .forUpdate()
          .first('reserved_at', 'reserved_by');
        if (!row) return null;
        const { reserved_at: since, reserved_by: by } = row;
        const { holder, at, staleBefore, leftBefore = Number.POSITIVE_INFINITY } = reservation;
        if (since !== null && since >= (by === null ? leftBefore : staleBefore)) return null;
        await free().update({ reserved_at: at, reserved_by: holder });
        return since === null ? 'new' : 'taken-over';
      }),

    /**
     * Leaves a reservation at a moment, to whoever comes next: how the provider took it is not known.
     */
    async suspend(id: string, holder: string, at: number): Promise<void> {
      await db('licenses')
        .where({ id, reserved_by: holder })
        .update({ reserved_at: at, reserved_by: null });
    },

    /** Gives a reservation back; false when it is somebody else's by now. */
    release,

    /**
     * Ends the reservation of a license that its provider does not count as active: one that is only
     * provisional goes, another is given back. False when it is somebody else's by now.
     */
    async giveUp(license: LicenseRecord, holder: string): Promise<boolean> {
      const isGone = isProvisional(license) && (await deleteProvisional(license.id, holder));
      return isGone || release(license.id, holder);
    },

    /**
     * Reservations that `reserve` would take over. The oldest first: one that is left again goes to
     * the end of the line, so that each has its turn.
     */
    async staleReservations(
      { staleBefore, leftBefore }: Pick<Required<Reservation>, 'staleBefore' | 'leftBefore'>,
      limit: number,
    ): Promise<LicenseRecord[]> {
      const rows: LicenseRow[] = await db('licenses')
        .whereNotNull('reserved_at')
        .where((over) =>
          over
            .where((held) =>
              held.where('reserved_at', '<', staleBefore).whereNotNull('reserved_by'),
            )
            .orWhere((left) => left.where('reserved_at', '<', leftBefore).whereNull('reserved_by')),
        )
        .orderBy('reserved_at')
        .limit(limit);
      return rows.map(toLicense);
    },
  };
}
