import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { markPublished } from '#tests/support/mark-published.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { type InvitationRepository, invitationRepository } from './invitation-repository.ts';

const MINUTE_MS = 60_000;
const NOTED = 10 * MINUTE_MS;

describe.each(ENGINES)('late puts on %s', (engine) => {
  let db: TestDatabase | undefined;
  let invitations: InvitationRepository;
  let names = 0;

  /** Creates an invitation whose page is live, and notes a late put of it. */
  const createNoted = async () => {
    names += 1;
    const { id } = await invitations.create({ slug: `slug-${names}`, content: weddingOf() });
    const live = { revision: 1, build: 'build-1', artifacts: ['social-1.jpg'], at: 1 };
    await markPublished(invitations, id, live);
    await invitations.noteLatePut(id, NOTED);
    return id;
  };
  const knex = () => (db ?? expect.unreachable()).database.knex;
  const noted = (): Promise<string[]> =>
    knex()('late_puts').orderBy('invitation_id').pluck('invitation_id');
  const buildOf = async (id: string) => (await publishRecordOf(invitations, id)).rendererBuild;

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    invitations = invitationRepository(db.database.knex);
    await db.database.knex('late_puts').delete();
  });
  afterAll(() => db?.drop());

  it('have their page made again when a minute has passed, not before', async () => {
    const id = await createNoted();
    await invitations.settleLatePuts(10, NOTED + MINUTE_MS - 1);
    expect([await noted(), await buildOf(id)]).toEqual([[id], 'build-1']);
    await invitations.settleLatePuts(10, NOTED + MINUTE_MS);
    expect([await noted(), await buildOf(id)]).toEqual([[], '']);
  });

  it('wait a minute from the last of them', async () => {
    const id = await createNoted();
    await invitations.noteLatePut(id, NOTED + 5);
    await invitations.settleLatePuts(10, NOTED + MINUTE_MS);
    expect(await noted()).toEqual([id]);
    await invitations.settleLatePuts(10, NOTED + MINUTE_MS + 5);
    expect(await noted()).toEqual([]);
  });

  it('wait though they were noted by a clock that is ahead', async () => {
    const id = await createNoted();
    await invitations.settleLatePuts(10, NOTED - MINUTE_MS);
    expect([await noted(), await buildOf(id)]).toEqual([[id], 'build-1']);
  });

  it('do not wait for a clock that has been set back', async () => {
    const id = await createNoted();
    await invitations.settleLatePuts(10, NOTED - MINUTE_MS - 1);
    expect([await noted(), await buildOf(id)]).toEqual([[], '']);
  });

  it('are settled a number at a time', async () => {
    const ids = [await createNoted(), await createNoted(), await createNoted()].sort();
    await invitations.settleLatePuts(2, NOTED + MINUTE_MS);
    expect(await noted()).toEqual(ids.slice(2));
    expect(await Promise.all(ids.map(buildOf))).toEqual(['', '', 'build-1']);
    await invitations.settleLatePuts(2, NOTED + MINUTE_MS);
    expect(await noted()).toEqual([]);
  });

  // SQLite has one writer: nothing is noted while they are settled.
  it.skipIf(engine === 'sqlite')(
    'stay when they are noted anew while they are settled',
    async () => {
      const id = await createNoted();
      const asked = new Promise<void>((resolve) => {
        knex().on('query', ({ sql }: { sql: string }) => {
          if (sql.startsWith('update `invitations`')) resolve();
        });
      });
      let settling: Promise<void> | undefined;
      await knex().transaction(async (trx) => {
        // The settling waits for this row.
        await trx('invitations').where({ id }).forUpdate().first('id');
        settling = invitations.settleLatePuts(10, NOTED + MINUTE_MS);
        await asked;
        await invitationRepository(trx).noteLatePut(id, NOTED + MINUTE_MS);
      });
      await settling;
      expect(await noted()).toEqual([id]);
    },
  );
});
