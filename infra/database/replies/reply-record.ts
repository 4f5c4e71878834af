import { hash } from 'node:crypto';

/** What a guest answers; its columns have the same names. */
export interface RsvpAnswer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly attendance: string;
  readonly guests: number;
  readonly dietary: string;
  readonly message: string;
}

export interface ReplyRecord extends RsvpAnswer {
  readonly id: string;
  /** UTC milliseconds. */
  readonly submittedAt: number;
  /** Whether the couple has taken it off its list. */
  readonly isRemoved: boolean;
}

export interface RsvpRow extends RsvpAnswer {
  id: string;
  invitation_id: string;
  guest_key: string;
  submitted_at: number;
  idempotency_key: string | null;
  /** UTC milliseconds. */
  removed_at: number | null;
}

/** Returns the answer alone. */
export function toAnswer(of: RsvpAnswer): RsvpAnswer {
  const { name, email, phone, attendance, guests, dietary, message } = of;
  return { name, email, phone, attendance, guests, dietary, message };
}

export function toRecord(row: RsvpRow): ReplyRecord {
  return {
    id: row.id,
    submittedAt: row.submitted_at,
    isRemoved: row.removed_at !== null,
    ...toAnswer(row),
  };
}

/** The column `guest_key`: of one length, whatever the guest's name is. */
export const guestKeyColumn = (guestKey: string) => hash('sha256', guestKey);
