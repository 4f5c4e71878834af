import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { permutations } from '#tests/support/deliveries.ts';
import { inTransaction } from '../engine/transaction.ts';
import { type LicenseRepository, licenseRepository } from './license-repository.ts';

const KEY = '80e15db5-c796-436b-850c-8f9c98a48abe';
const CODE_KEY = KEY.replaceAll('-', '');
const created = {
  code: KEY,
  orderId: '42',
  buyerEmail: 'mia@example.com',
  isDisabled: false,
  expiresAt: null,
  createdAt: 50,
  updatedAt: 100,
} as const;
const disabled = { ...created, isDisabled: true, updatedAt: 200 };
const enabled = { ...created, expiresAt: 5_000, updatedAt: 300 };

describe.each(ENGINES)('deliveries of license keys on %s', (engine) => {
  let db: TestDatabase | undefined;
  let licenses: LicenseRepository;
  /** The license, with the time of its newest delivery: it alone decides what later ones change. */
  const found = async (codeKey = CODE_KEY) => {
    const row = await db?.database.knex('licenses').where({ code_key: codeKey }).first();
    const license = await licenses.findByKey(codeKey);
    return license && { ...license, providerUpdatedAt: row.provider_updated_at };
  };

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    licenses = licenseRepository(db.database.knex);
    await db.database.knex('licenses').delete();
  });
  afterAll(() => db?.drop());

  it('make the license once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => licenses.takeOver(created, null)));
    expect(await licenses.counts()).toEqual({ total: 1, used: 0 });
    expect(await found()).toMatchObject({
      code: KEY,
      codeKey: CODE_KEY,
      createdAt: 50,
      paymentId: '42',
      buyerEmail: 'mia@example.com',
      expiresAt: null,
      deactivatedAt: null,
      providerUpdatedAt: 100,
    });
  });

  it('meet whoever makes the same license at the same moment', async () => {
    const { knex } = db?.database ?? {};
    if (!knex) throw new Error('no database');
    const activate = (code: string, codeKey: string) =>
      inTransaction(knex, async (trx) => {
        const own = licenseRepository(trx);
        return (await own.findByKey(codeKey)) ?? (await own.create({ code }));
      }).catch((error: { code: string }) => error.code);
    // The first rounds only open the connections; later ones start truly together. Each uses a new
    // key: on a deleted one they would wait for each other at the rest of its index entry.
    for (let round = 0; round < 20; round += 1) {
      const code = randomUUID();
      const codeKey = code.replaceAll('-', '');
      const deliveries = Array.from({ length: 8 }, () =>
        licenses.takeOver({ ...created, code }, null),
      );
      await Promise.all([...deliveries, activate(code, codeKey)]);
      expect(await found(codeKey)).toMatchObject({
        code,
        paymentId: '42',
        providerUpdatedAt: 100,
      });
    }
    expect(await licenses.counts()).toEqual({ total: 20, used: 0 });
  });

  it('say the same in every order', async () => {
    for (const history of permutations([created, disabled, enabled, created, disabled])) {
      await licenses.takeOver({ ...created, updatedAt: 0 }, null);
      for (const delivery of history) await licenses.takeOver(delivery, null);
      expect(await found()).toMatchObject({
        expiresAt: 5_000,
        deactivatedAt: null,
        providerUpdatedAt: 300,
      });
      await db?.database.knex('licenses').delete();
    }
  });

  it('of one second disable the key in every order', async () => {
    const stricter = { ...created, isDisabled: true, expiresAt: 7_000 };
    for (const history of permutations([created, stricter, created])) {
      for (const delivery of history) await licenses.takeOver(delivery, null);
      expect(await found()).toMatchObject({ deactivatedAt: 100, expiresAt: 7_000 });
      await db?.database.knex('licenses').delete();
    }
  });

  it('of one second keep the latest end in every order, whatever was refunded', async () => {
    const [soon, later] = [
      { ...created, expiresAt: 5_000 },
      { ...created, expiresAt: 9_000 },
    ];
    const endAfter = async (
      history: readonly (typeof soon | typeof created)[],
      refund: boolean,
    ) => {
      await db?.database.knex('licenses').delete();
      for (const [turn, delivery] of history.entries()) {
        await licenses.takeOver(delivery, refund && turn > 0 ? 700 : null);
      }
      return (await found())?.expiresAt;
    };
    for (const refund of [false, true]) {
      for (const history of permutations([soon, later, soon])) {
        expect(await endAfter(history, refund)).toBe(9_000);
      }
      for (const history of permutations([soon, created, later])) {
        expect(await endAfter(history, refund)).toBeNull();
      }
    }
  });

  it('of before only add an e-mail address that is missing', async () => {
    await licenses.takeOver({ ...enabled, buyerEmail: null }, null);
    await licenses.takeOver({ ...disabled, buyerEmail: 'old@example.com' }, null);
    expect(await found()).toMatchObject({
      buyerEmail: 'old@example.com',
      deactivatedAt: null,
      providerUpdatedAt: 300,
    });
    await licenses.takeOver({ ...enabled, buyerEmail: null, updatedAt: 400 }, null);
    expect(await found()).toMatchObject({ buyerEmail: 'old@example.com' });
  });

  it('do not undo what the operator changed when they come again', async () => {
    await licenses.takeOver(created, null);
    const { id } = (await found()) ?? { id: '' };
    await licenses.updateExpiry(id, 9_000);
    await licenses.takeOver(created, null);
    expect((await found())?.expiresAt).toBe(9_000);
    const ending = { ...created, expiresAt: 5_000, updatedAt: 200 };
    for (const isDisabled of [false, true]) {
      await licenses.takeOver({ ...ending, isDisabled }, null);
      await licenses.updateExpiry(id, 3_000);
      await licenses.takeOver({ ...ending, isDisabled }, null);
      expect((await found())?.expiresAt).toBe(3_000);
    }
  });

  it('change the end only where the shop has changed it', async () => {
    await licenses.takeOver(created, null);
    const { id } = (await found()) ?? { id: '' };
    await licenses.updateExpiry(id, 9_000);
    await licenses.takeOver({ ...created, updatedAt: 200 }, null);
    expect(await found()).toMatchObject({ expiresAt: 9_000, providerUpdatedAt: 200 });
    await licenses.takeOver({ ...created, expiresAt: 5_000, updatedAt: 300 }, null);
    await licenses.updateExpiry(id, 9_000);
    await licenses.takeOver({ ...created, expiresAt: 5_000, updatedAt: 400 }, null);
    expect(await found()).toMatchObject({ expiresAt: 9_000, providerUpdatedAt: 400 });
    await licenses.takeOver({ ...created, updatedAt: 500 }, null);
    expect(await found()).toMatchObject({ expiresAt: null, providerUpdatedAt: 500 });
  });

  it('of a refunded order deactivate all of its licenses, used ones too', async () => {
    const other = '00000000-0000-4000-8000-000000000000';
    const third = '00000000-0000-4000-8000-000000000001';
    await licenses.takeOver(created, null);
    await licenses.takeOver({ ...created, code: other }, null);
    await licenses.takeOver({ ...created, code: third, orderId: '43' }, null);
    const { id } = (await found()) ?? { id: '' };
    await licenses.consume(id, { invitationId: '01J00000000000000000000000', at: 1 });
    await licenses.deactivateOrder('42', 700);
    expect(await found()).toMatchObject({ isUsed: true, deactivatedAt: 700 });
    expect((await licenses.findByPayment('42')).map((license) => license.deactivatedAt)).toEqual([
      700, 700,
    ]);
    expect((await licenses.findByPayment('43'))[0]?.deactivatedAt).toBeNull();
    await licenses.takeOver(enabled, 700);
    expect(await found()).toMatchObject({ deactivatedAt: 700, providerUpdatedAt: 300 });
  });
});
