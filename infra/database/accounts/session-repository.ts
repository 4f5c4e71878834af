import type { Knex } from 'knex';
import type { SessionFilter } from '#domain/license/dashboard-session.ts';
import { newId } from '../engine/ids.ts';
import { type Db, guarded } from '../engine/transaction.ts';
import { sought } from '../licenses/sought.ts';

/** A couple's access to one invitation. */
export interface SessionRecord {
  readonly id: string;
  readonly licenseId: string | null;
  readonly invitationId: string;
  readonly token: string;
  /** When it was created, UTC milliseconds. */
  readonly usedAt: number;
}

/** A session in the operator's list. */
export interface ListedSession extends SessionRecord {
  readonly licenseCode: string | null;
  readonly paymentId: string | null;
  /** The invitation's slug. */
  readonly slug: string;
}

export interface SessionQuery {
  readonly filter?: SessionFilter;
  /** Sessions created before this moment have expired, UTC milliseconds. */
  readonly expiredBefore: number;
  /**
   * Part of a license code (also as activation reads it), payment id, invitation id or slug, in any
   * case; or a link of the invitation.
   */
  readonly q?: string;
  readonly limit: number;
  readonly offset?: number;
}

interface SessionRow {
  id: string;
  license_id: string | null;
  invitation_id: string;
  token: string;
  used_at: number;
}

interface ListedRow extends SessionRow {
  code: string | null;
  payment_id: string | null;
  slug: string;
}

function toSession(row: SessionRow): SessionRecord {
  return {
    id: row.id,
    licenseId: row.license_id,
    invitationId: row.invitation_id,
    token: row.token,
    usedAt: row.used_at,
  };
}

/** Dashboard sessions: one per invitation; its token is in the links that a couple gets. */
export function sessionRepository(db: Db) {
  const find = async (where: Partial<SessionRow>): Promise<SessionRecord | undefined> => {
    const row: SessionRow | undefined = await db('dashboard_sessions').where(where).first();
    return row && toSession(row);
  };
  return guarded(db, {
    /** @throws AppError `already_exists` when the invitation or the license has a session. */
    async create(session: Omit<SessionRecord, 'id'>): Promise<SessionRecord> {
      const row: SessionRow = {
        id: newId(),
        license_id: session.licenseId,
        invitation_id: session.invitationId,
        token: session.token,
        used_at: session.usedAt,
      };
      await db('dashboard_sessions').insert(row);
      return toSession(row);
    },

    /** Returns the token of the invitation's dashboard, if any. Compare it in constant time. */
    async tokenOf(invitationId: string): Promise<string | undefined> {
      return (await find({ invitation_id: invitationId }))?.token;
    },

    findByLicense: (licenseId: string) => find({ license_id: licenseId }),

    /** Returns a page of the operator's list, newest first, and the total number of matches. */
    async list(query: SessionQuery): Promise<{ sessions: ListedSession[]; total: number }> {
      const joined = () =>
        db('dashboard_sessions')
          .leftJoin('licenses', 'licenses.id', 'dashboard_sessions.license_id')
          .join('invitations', 'invitations.id', 'dashboard_sessions.invitation_id');
      // Only a search looks at license and invitation.
      const counted = await (query.q ? joined() : db('dashboard_sessions'))
        .where(matching(db, query))
        .count({ count: '*' })
        .first();
      const rows: ListedRow[] = await joined()
        .where(matching(db, query))
        .orderBy([
          { column: 'dashboard_sessions.used_at', order: 'desc' },
          { column: 'dashboard_sessions.id', order: 'desc' },
        ])
        .limit(query.limit)
        .offset(query.offset ?? 0)
        .select('dashboard_sessions.*', 'licenses.code', 'licenses.payment_id', 'invitations.slug');
      const sessions = rows.map((row) => ({
        ...toSession(row),
        licenseCode: row.code,
        paymentId: row.payment_id,
        slug: row.slug,
      }));
      return { sessions, total: Number(counted?.count) };
    },

    /** Replaces the token; the old one is invalid at once. Returns false for an unknown session. */
    async revoke(id: string, newToken: string): Promise<boolean> {
      return (await db('dashboard_sessions').where({ id }).update({ token: newToken })) === 1;
    },

    /** Ends the couple's access; invitation and replies stay. False for an unknown session. */
    async remove(id: string): Promise<boolean> {
      return (await db('dashboard_sessions').where({ id }).delete()) === 1;
    },
  });
}

export type SessionRepository = ReturnType<typeof sessionRepository>;

const SEARCHED = [
  'licenses.code',
  'licenses.code_key',
  'licenses.payment_id',
  'dashboard_sessions.invitation_id',
  'invitations.slug',
];

function matching(db: Db, { filter = 'all', expiredBefore, q = '' }: SessionQuery) {
  return (where: Knex.QueryBuilder) => {
    if (filter === 'active') where.where('dashboard_sessions.used_at', '>=', expiredBefore);
    if (filter === 'expired') where.where('dashboard_sessions.used_at', '<', expiredBefore);
    where.where(sought(db, SEARCHED, q));
  };
}
