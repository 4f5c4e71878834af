import type { Knex } from 'knex';
import { inBatches } from '../engine/batches.ts';
import { encodeJson } from '../engine/json.ts';
import { type Db, inTransaction } from '../engine/transaction.ts';
import { FORGOTTEN, type Published, type PublishRow } from './publish-record.ts';

export type PublishedOne = Published & { readonly id: string };

type MarkedRow = Pick<PublishRow, 'id' | 'published_revision' | 'renderer_build'>;

/** What is stored about a publish; `artifacts` is null where they stay forgotten. */
type Noted = Omit<Published, 'artifacts'> & { readonly artifacts: Published['artifacts'] | null };

type Value = Knex.Raw | string | number | null;

/** The columns of a publish; `value` yields each one's value, or an SQL expression for it. */
function columns(value: (of: (one: Noted) => string | number | null) => Value) {
  return {
    published_revision: value(({ revision }) => revision),
    published_at: value(({ at }) => at),
    publish_ms: value(({ tookMs }) => tookMs ?? null),
    renderer_build: value(({ build }) => build),
    artifacts: value(({ artifacts }) => artifacts && encodeJson(artifacts)),
    publish_error: null,
    publish_attempts: 0,
    publish_retry_at: 0,
  };
}

/**
 * Applies the rule of `isMove` in SQL: a single publish, such as that of a couple's save, takes one
 * statement and no transaction. Returns whether the row changed.
 */
async function markPublished(db: Db, id: string, published: Published): Promise<boolean> {
  const { revision, build, wasForgotten = false } = published;
  const moved = await db('invitations')
    .where({ id })
    .where((newer) =>
      newer
        .where('published_revision', '<', revision)
        .orWhere((same) =>
          same
            .where('published_revision', revision)
            .where((other) =>
              other
                .whereNull('renderer_build')
                .orWhereNotIn('renderer_build', wasForgotten ? [build] : [build, FORGOTTEN]),
            ),
        ),
    )
    .update({
      ...columns((of) => of(published)),
      ...(!wasForgotten && unlessForgotten(db, published)),
    });
  return moved === 1;
}

/** For a newer revision on a forgotten row: it is live, but its stored files stay forgotten. */
function unlessForgotten(db: Db, { build, artifacts }: Published) {
  const unless = (column: keyof PublishRow, value: string) =>
    db.raw('case when renderer_build = ? then ?? else ? end', [FORGOTTEN, column, value]);
  return {
    renderer_build: unless('renderer_build', build),
    artifacts: unless('artifacts', encodeJson(artifacts)),
  };
}

/** Does what `markPublished` does for each; returns those that changed their row. */
export async function markPublishedMany(
  db: Db,
  publishes: readonly PublishedOne[],
): Promise<Set<PublishedOne>> {
  const moved = new Set<PublishedOne>();
  for (const batch of inBatches(newestOfEach(publishes))) {
    for (const one of await markBatch(db, batch)) moved.add(one);
  }
  return moved;
}

/** Sorted by id, so that two workers lock rows in the same order and cannot deadlock. */
function newestOfEach(publishes: readonly PublishedOne[]): PublishedOne[] {
  const byRevision = publishes.toSorted((a, b) => a.revision - b.revision);
  const newest = new Map(byRevision.map((one) => [one.id, one]));
  return [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function markBatch(db: Db, batch: readonly PublishedOne[]): Promise<PublishedOne[]> {
  const [first] = batch;
  if (!first || batch.length > 1) return inTransaction(db, (trx) => markTogether(trx, batch));
  return (await markPublished(db, first.id, first)) ? [first] : [];
}

/** Takes two statements, whatever the size of the batch. */
async function markTogether(
  trx: Knex.Transaction,
  batch: readonly PublishedOne[],
): Promise<PublishedOne[]> {
  const rows: MarkedRow[] = await trx('invitations')
    .whereIn('id', idsOf(batch))
    .orderBy('id')
    .forUpdate()
    .select('id', 'published_revision', 'renderer_build');
  const before = new Map(rows.map((row) => [row.id, row]));
  const moving = batch.filter((one) => isMove(before.get(one.id), one));
  if (moving.length === 0) return [];
  const noted = moving.map((one) =>
    isForgottenSince(before.get(one.id), one) ? { ...one, build: FORGOTTEN, artifacts: null } : one,
  );
  const each = columns((of) =>
    trx.raw(
      `case id ${'when ? then ? '.repeat(noted.length)}end`,
      noted.flatMap((one) => [one.id, of(one)]),
    ),
  );
  await trx('invitations').whereIn('id', idsOf(moving)).update(each);
  return moving;
}

/**
 * Returns whether a publish changes the row: its revision is newer, or it is the same revision, not
 * yet published by this build and not forgotten since.
 */
function isMove(before: MarkedRow | undefined, one: Published): boolean {
  if (!before) return false;
  const { published_revision: published, renderer_build: noted } = before;
  if (published < one.revision) return true;
  return published === one.revision && noted !== one.build && !isForgottenSince(before, one);
}

function isForgottenSince(before: MarkedRow | undefined, { wasForgotten }: Published): boolean {
  return before?.renderer_build === FORGOTTEN && !wasForgotten;
}

const idsOf = (publishes: readonly PublishedOne[]) => publishes.map(({ id }) => id);
