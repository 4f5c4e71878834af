import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { AppError } from '#domain/api/errors.ts';
import { INVITATION_NOT_FOUND } from '#domain/api/invitations.ts';
import { databaseFailure, isPassing, violates } from './failure.ts';
import { groupCalls } from './group-calls.ts';
import { newId } from './ids.ts';
import { encodeJson } from './json.ts';
import { isMysql } from './migrations/migration.ts';
import { type Db, guarded, inTransaction, isTransaction, retrying } from './transaction.ts';

/** What a guest answers. */
export interface RsvpAnswer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly attendance: string;
  readonly guests: number;
  readonly dietary: string;
  readonly message: string;
}

export interface RsvpRecord extends RsvpAnswer {
  readonly id: string;
  readonly invitationId: string;
  /** UTC milliseconds. */
  readonly submittedAt: number;
}

export interface Submission extends RsvpAnswer {
  readonly invitationId: string;
  /** Who answers, folded (`guestKey` in domain/rsvp): the same key replaces the earlier answer. */
  readonly guestKey: string;
  /** The same for each attempt of one submission, so that a repeated one changes nothing. */
  readonly idempotencyKey?: string | undefined;
  /** When the guest answered, UTC milliseconds: a later answer stands, whichever arrives last. */
  readonly at?: number;
  /**
   * For how long the answer waited before it arrived, milliseconds. One that came at once is the latest,
   * also where the clock was set back since the one before.
   */
  readonly waitedMs?: number;
}

/**
 * - `stored`: the guest's first answer
 * - `replaced`: the earlier answer went into the history
 * - `repeated`: this very submission is here, by its key and in its words
 * - `outdated`: a later answer is here and stays; nothing was stored
 */
export type SubmissionOutcome = 'stored' | 'replaced' | 'repeated' | 'outdated';

export interface Submitted {
  readonly id: string;
  /** When the answer that now stands was given, UTC milliseconds. */
  readonly submittedAt: number;
  readonly outcome: SubmissionOutcome;
}

interface AnswerRow {
  name: string;
  email: string;
  phone: string;
  attendance: string;
  guests: number;
  dietary: string;
  message: string;
}

interface RsvpRow extends AnswerRow {
  id: string;
  invitation_id: string;
  guest_key: string;
  submitted_at: number;
  idempotency_key: string | null;
}

function toAnswer(row: AnswerRow): AnswerRow {
  const { name, email, phone, attendance, guests, dietary, message } = row;
  return { name, email, phone, attendance, guests, dietary, message };
}

function toRecord(row: RsvpRow): RsvpRecord {
  return {
    id: row.id,
    invitationId: row.invitation_id,
    submittedAt: row.submitted_at,
    ...toAnswer(row),
  };
}

/** Replies of guests: one row for each guest of an invitation, earlier answers in the history. */
export function rsvpRepository(db: Db) {
  // A transaction is one caller's, and on SQLite holds the only connection.
  const insert = isTransaction(db)
    ? async (row: RsvpRow) => (await insertEach(db, [row]))[0]
    : groupCalls((rows: readonly RsvpRow[]) => retrying(() => insertEach(db, rows)));
  return guarded(db, {
    /**
     * Stores an answer unless a later one of the same guest is here; an earlier one moves into the
     * history. Durable when it resolves. Answers that arrive together are inserted together; only what
     * the unique key refuses leads to the transaction that replaces.
     *
     * @throws AppError `not_found` when there is no such invitation, or no more.
     */
    async submit(submission: Submission): Promise<Submitted> {
      const { invitationId, guestKey, idempotencyKey = null, at = Date.now() } = submission;
      const row: RsvpRow = {
        id: newId(),
        invitation_id: invitationId,
        guest_key: hashed(guestKey),
        ...toAnswer(submission),
        submitted_at: at,
        idempotency_key: idempotencyKey,
      };
      const failure = (await insert(row))?.failure;
      if (failure === undefined) return { id: row.id, submittedAt: at, outcome: 'stored' };
      if (databaseFailure(failure)?.kind === 'missing') throw noInvitation();
      if (!violates(failure, 'guest_key')) throw failure;
      return replace(db, row, submission.waitedMs ?? 0);
    },

    /** How many guests have answered an invitation. */
    async count(invitationId: string): Promise<number> {
      const row = await db('rsvp_responses')
        .where({ invitation_id: invitationId })
        .count({ count: '*' })
        .first();
      return Number(row?.count);
    },

    /** A text that is another one after each answer to the invitation. */
    async version(invitationId: string): Promise<string> {
      const row = await db('rsvp_responses')
        .where({ invitation_id: invitationId })
        .count({ count: '*' })
        .max({ latest: 'submitted_at' })
        // An answer that waited for a connection replaces one without being the latest of all.
        .sum({ moments: 'submitted_at' })
        .first();
      return `${row?.count}-${row?.latest ?? 0}-${row?.moments ?? 0}`;
    },

    /** Whether a guest (folded, as in `submit`) has answered an invitation. */
    async isKnown(invitationId: string, guestKey: string): Promise<boolean> {
      const row = await db('rsvp_responses')
        .where({ invitation_id: invitationId, guest_key: hashed(guestKey) })
        .first('id');
      return row !== undefined;
    },

    /** All answers to one invitation, the latest first. */
    async listByInvitation(invitationId: string): Promise<RsvpRecord[]> {
      const rows: RsvpRow[] = await db('rsvp_responses')
        .where({ invitation_id: invitationId })
        .orderBy([
          { column: 'submitted_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return rows.map(toRecord);
    },
  });
}

export type RsvpRepository = ReturnType<typeof rsvpRepository>;

const hashed = (guestKey: string) => createHash('sha256').update(guestKey).digest('hex');

interface Inserted {
  readonly failure?: unknown;
}

/**
 * A row to insert, for an invitation that is there: of one that is not, or has been removed, the column
 * that needs its id gets none. The lock has MySQL wait for a removal that is under way.
 */
function forInvitation(db: Db, row: RsvpRow) {
  const lock = isMysql(db) ? ' lock in share mode' : '';
  const there = `(select id from invitations where id = ? and removed_at is null${lock})`;
  return { ...row, invitation_id: db.raw(there, [row.invitation_id]) };
}

/**
 * Inserts rows in one statement; when it fails for what one of them says, one by one, so that each
 * has its own outcome. Rejects, with nothing stored, when the database fails them all.
 */
async function insertEach(db: Db, rows: readonly RsvpRow[]): Promise<Inserted[]> {
  try {
    await db('rsvp_responses').insert(rows.map((row) => forInvitation(db, row)));
    return rows.map(() => ({}));
  } catch (failure) {
    if (isPassing(failure)) throw failure;
    return rows.length === 1 ? [{ failure }] : insertOneByOne(db, rows);
  }
}

/** Once the database fails one for no fault of its own, the others are not tried any more. */
async function insertOneByOne(db: Db, rows: readonly RsvpRow[]): Promise<Inserted[]> {
  const outcomes: Inserted[] = [];
  for (const row of rows) {
    const last = outcomes.at(-1);
    if (last && isPassing(last.failure)) outcomes.push(last);
    else outcomes.push(await insertOne(db, row));
  }
  return outcomes;
}

const insertOne = (db: Db, row: RsvpRow): Promise<Inserted> =>
  db('rsvp_responses')
    .insert(forInvitation(db, row))
    .then(
      () => ({}),
      (failure: unknown) => ({ failure }),
    );

const noInvitation = () => new AppError('not_found', INVITATION_NOT_FOUND);

/** Requests overtake each other on their way: within this, the last to arrive stands. */
const OVERTAKING_MS = 5_000;

/** Puts the earlier answer into the history and a later one in its place; its id stays. */
function replace(db: Db, row: RsvpRow, waitedMs: number): Promise<Submitted> {
  const { invitation_id, guest_key, idempotency_key, submitted_at } = row;
  return inTransaction(db, async (trx) => {
    const standing: RsvpRow | undefined = await trx('rsvp_responses')
      .where({ invitation_id, guest_key })
      .forUpdate()
      .first();
    // Replies go with their invitation only.
    if (!standing) throw noInvitation();
    const { id } = standing;
    const isRepeated =
      idempotency_key !== null &&
      idempotency_key === standing.idempotency_key &&
      isDeepStrictEqual(toAnswer(row), toAnswer(standing));
    const isOutdated =
      waitedMs > OVERTAKING_MS && submitted_at < standing.submitted_at - OVERTAKING_MS;
    if (isRepeated || isOutdated) {
      const outcome = isRepeated ? 'repeated' : 'outdated';
      return { id, submittedAt: standing.submitted_at, outcome };
    }
    await trx('rsvp_history').insert({
      id: newId(),
      response_id: id,
      answer: encodeJson(toAnswer(standing)),
      submitted_at: standing.submitted_at,
    });
    await forgetEarliest(trx, id);
    await trx('rsvp_responses')
      .where({ id })
      .update({ ...toAnswer(row), idempotency_key, submitted_at });
    return { id, submittedAt: submitted_at, outcome: 'replaced' };
  });
}

/** Earlier answers that are kept of each guest. */
const KEPT_EARLIER = 50;

async function forgetEarliest(trx: Knex.Transaction, responseId: string): Promise<void> {
  const ofGuest = () => trx('rsvp_history').where({ response_id: responseId });
  const outlived: { id: string } | undefined = await ofGuest()
    .orderBy('id', 'desc')
    .offset(KEPT_EARLIER)
    .first('id');
  if (outlived) await ofGuest().where('id', '<=', outlived.id).delete();
}
