import type { Knex } from 'knex';
import { inBatches } from './batches.ts';
import { encodeJson } from './json.ts';
import type { Published, PublishRow } from './publish-record.ts';
import { type Db, inTransaction } from './transaction.ts';

export type PublishedOne = Published & { readonly id: string };

type MarkedRow = Pick<PublishRow, 'id' | 'published_revision' | 'renderer_build'>;

type Value = Knex.Raw | string | number | null;

/** The columns of a publish; `value` gives each its value, or the expression that finds it. */
function columns(value: (of: (one: Published) => string | number | null) => Value) {
  return {
    published_revision: value(({ revision }) => revision),
    published_at: value(({ at }) => at),
    publish_ms: value(({ tookMs }) => tookMs ?? null),
    renderer_build: value(({ build }) => build),
    artifacts: value(({ artifacts }) => encodeJson(artifacts)),
    publish_error: null,
    publish_attempts: 0,
    publish_retry_at: 0,
  };
}

/**
 * The rule of `isMove` as a condition: a publish that comes alone, as a couple's save does, takes one
 * statement and no transaction.
 */
async function markPublished(db: Db, id: string, published: Published): Promise<boolean> {
  const { revision, build } = published;
  const moved = await db('invitations')
    .where({ id })
    .where((newer) =>
      newer
        .where('published_revision', '<', revision)
        .orWhere((same) =>
          same
            .where('published_revision', revision)
            .where((other) =>
              other.whereNull('renderer_build').orWhereNot('renderer_build', build),
            ),
        ),
    )
    .update(columns((of) => of(published)));
  return moved === 1;
}

/** As `markPublished` for each. */
export async function markPublishedMany(
  db: Db,
  publishes: readonly PublishedOne[],
): Promise<Set<string>> {
  const moved = new Set<string>();
  for (const batch of inBatches(newestOfEach(publishes))) {
    for (const id of await markBatch(db, batch)) moved.add(id);
  }
  return moved;
}

/** In the order of ids, so that two workers never wait for each other. */
function newestOfEach(publishes: readonly PublishedOne[]): PublishedOne[] {
  const byRevision = publishes.toSorted((a, b) => a.revision - b.revision);
  const newest = new Map(byRevision.map((one) => [one.id, one]));
  return [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function markBatch(db: Db, batch: readonly PublishedOne[]): Promise<string[]> {
  const [first] = batch;
  if (!first || batch.length > 1) return inTransaction(db, (trx) => markTogether(trx, batch));
  return (await markPublished(db, first.id, first)) ? [first.id] : [];
}

/** Two statements, however many they are. */
async function markTogether(
  trx: Knex.Transaction,
  batch: readonly PublishedOne[],
): Promise<string[]> {
  const rows: MarkedRow[] = await trx('invitations')
    .whereIn('id', idsOf(batch))
    .orderBy('id')
    .forUpdate()
    .select('id', 'published_revision', 'renderer_build');
  const before = new Map(rows.map((row) => [row.id, row]));
  const moving = batch.filter((one) => isMove(before.get(one.id), one));
  if (moving.length === 0) return [];
  const each = columns((of) =>
    trx.raw(
      `case id ${'when ? then ? '.repeat(moving.length)}end`,
      moving.flatMap((one) => [one.id, of(one)]),
    ),
  );
  await trx('invitations').whereIn('id', idsOf(moving)).update(each);
  return idsOf(moving);
}

/** Upwards only; the same revision too, unless it is noted to be of this build already. */
function isMove(before: MarkedRow | undefined, { revision, build }: Published): boolean {
  if (!before) return false;
  const isSame = before.published_revision === revision;
  return before.published_revision < revision || (isSame && before.renderer_build !== build);
}

const idsOf = (publishes: readonly PublishedOne[]) => publishes.map(({ id }) => id);
