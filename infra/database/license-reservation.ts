import { type LicenseRecord, type LicenseRow, toLicense } from './license-record.ts';
import type { Db } from './transaction.ts';

export interface Reservation {
  /** Who reserves, for example the name of the provider's instance. */
  readonly holder: string;
  readonly at: number;
  readonly staleBefore: number;
}

/** A reservation holds an unused license while its provider is asked; it ends with `consume`. */
export function reservationVerbs(db: Db) {
  return {
    /** True when the license is now reserved by `holder`: it was free, theirs, or older than `staleBefore`. */
    async reserve(id: string, { holder, at, staleBefore }: Reservation): Promise<boolean> {
      const reserved = await db('licenses')
        .where({ id, is_used: 0 })
        .where((free) =>
          free
            .whereNull('reserved_by')
            .orWhere({ reserved_by: holder })
            .orWhere('reserved_at', '<', staleBefore),
        )
        .update({ reserved_at: at, reserved_by: holder });
      return reserved === 1;
    },

    /** Gives a reservation back. */
    async release(id: string, holder: string): Promise<boolean> {
      const released = await db('licenses')
        .where({ id, reserved_by: holder })
        .update({ reserved_at: null, reserved_by: null });
      return released === 1;
    },

    /** Reservations that were made before a moment and never settled, the oldest first. */
    async staleReservations(before: number, limit: number): Promise<LicenseRecord[]> {
      const rows: LicenseRow[] = await db('licenses')
        .where('reserved_at', '<', before)
        .orderBy('reserved_at')
        .limit(limit);
      return rows.map(toLicense);
    },
  };
}
