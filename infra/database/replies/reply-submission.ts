import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { AppError } from '#domain/api/errors.ts';
import { INVITATION_NOT_FOUND } from '#domain/api/invitations.ts';
import { isMysql } from '../engine/dialect.ts';
import { databaseFailure, isPassing, violates } from '../engine/failure.ts';
import { groupCalls } from '../engine/group-calls.ts';
import { newId } from '../engine/ids.ts';
import { encodeJson } from '../engine/json.ts';
import { type Db, inTransaction, isTransaction, retrying } from '../engine/transaction.ts';
import { guestKeyColumn, type RsvpAnswer, type RsvpRow, toAnswer } from './reply-record.ts';

export interface Submission extends RsvpAnswer {
  readonly invitationId: string;
  /** The guest, folded (`guestKey` in domain/rsvp): an answer replaces the key's earlier one. */
  readonly guestKey: string;
  /** The same for each attempt of one submission, so that a repeat changes nothing. */
  readonly idempotencyKey?: string | undefined;
  /** When the guest answered, UTC milliseconds: the later answer stands, whichever arrives last. */
  readonly at?: number;
  /**
   * How long the answer waited before it arrived, in milliseconds. One that did not wait counts as
   * the latest, even if the clock was set back since the previous one.
   */
  readonly waitedMs?: number;
}

/**
 * - `stored`: the guest's first answer
 * - `replaced`: the earlier answer went into the history
 * - `repeated`: the same submission (key and answer) is already stored
 * - `outdated`: a later answer stands; nothing was stored
 */
export type SubmissionOutcome = 'stored' | 'replaced' | 'repeated' | 'outdated';

export interface Submitted {
  readonly id: string;
  /** When the answer that now stands was submitted, UTC milliseconds. */
  readonly submittedAt: number;
  readonly outcome: SubmissionOutcome;
}

/** Stores what guests answer. Part of `rsvpRepository`. */
export function submissionVerbs(db: Db) {
  // Calls are not grouped in a transaction: it has one caller, and on SQLite the only connection.
  const insert = isTransaction(db)
    ? async (row: RsvpRow) => (await insertEach(db, [row]))[0]
    : groupCalls((rows: readonly RsvpRow[]) => retrying(() => insertEach(db, rows)));
  return {
    /**
     * Stores an answer unless a later one of the same guest stands; an earlier one moves into the
     * history. Durable once it resolves. Answers that arrive together are inserted together; only
     * one that the unique key refuses needs the transaction that replaces.
     *
     * @throws AppError `not_found` when the invitation does not exist or has been removed.
     */
    async submit(submission: Submission): Promise<Submitted> {
      const { invitationId, guestKey, idempotencyKey = null, at = Date.now() } = submission;
      const row: RsvpRow = {
        id: newId(),
        invitation_id: invitationId,
        guest_key: guestKeyColumn(guestKey),
        ...toAnswer(submission),
        submitted_at: at,
        idempotency_key: idempotencyKey,
        removed_at: null,
      };
      const failure = (await insert(row))?.failure;
      if (failure === undefined) return { id: row.id, submittedAt: at, outcome: 'stored' };
      if (databaseFailure(failure)?.kind === 'missing') throw noInvitation();
      if (!violates(failure, 'guest_key')) throw failure;
      return replace(db, row, submission.waitedMs ?? 0);
    },
  };
}

interface Inserted {
  readonly failure?: unknown;
}

/**
 * Returns a row whose insert fails (`missing`) if its invitation does not exist or has been
 * removed: `invitation_id` is then NULL. The lock makes MySQL wait for a removal in progress.
 */
function forInvitation(db: Db, row: RsvpRow) {
  const lock = isMysql(db) ? ' lock in share mode' : '';
  const there = `(select id from invitations where id = ? and removed_at is null${lock})`;
  return { ...row, invitation_id: db.raw(there, [row.invitation_id]) };
}

/**
 * Inserts rows in one statement or, when that fails because of one of them, one by one, so that
 * each has its own outcome. Rejects, with nothing stored, when the database itself fails.
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

/** Once the database itself fails for one row, the rest get that failure without being tried. */
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

/** Requests may overtake each other: of answers this close together, the last to arrive stands. */
const OVERTAKING_MS = 5_000;

/**
 * Moves the standing answer into the history and puts the new one in its row; the id stays. A guest
 * whose answer was removed is listed again: the couple has not read this one.
 */
function replace(db: Db, row: RsvpRow, waitedMs: number): Promise<Submitted> {
  const { invitation_id, guest_key, idempotency_key, submitted_at } = row;
  return inTransaction(db, async (trx) => {
    const standing: RsvpRow | undefined = await trx('rsvp_responses')
      .where({ invitation_id, guest_key })
      .forUpdate()
      .first();
    // A reply is deleted only together with its invitation's content.
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
      .update({ ...toAnswer(row), idempotency_key, submitted_at, removed_at: null });
    return { id, submittedAt: submitted_at, outcome: 'replaced' };
  });
}

/** Number of earlier answers kept for each guest. */
const KEPT_EARLIER = 50;

async function forgetEarliest(trx: Knex.Transaction, responseId: string): Promise<void> {
  const ofGuest = () => trx('rsvp_history').where({ response_id: responseId });
  const outlived: { id: string } | undefined = await ofGuest()
    .orderBy('id', 'desc')
    .offset(KEPT_EARLIER)
    .first('id');
  if (outlived) await ofGuest().where('id', '<=', outlived.id).delete();
}
