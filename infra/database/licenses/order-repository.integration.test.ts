import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/support/databases.ts';
import { permutations } from '#tests/support/deliveries.ts';
import { inTransaction } from '../engine/transaction.ts';
import { orderRepository } from './order-repository.ts';

const paid = {
  kind: 'order',
  storeId: '7',
  productId: '11',
  orderId: '42',
  buyerEmail: 'mia@example.com',
  status: 'paid',
  refundedAt: null,
  updatedAt: 100,
} as const;
const partly = { ...paid, status: 'partial_refund', updatedAt: 200 };
const refunded = { ...paid, status: 'refunded', refundedAt: 300, updatedAt: 310 };
const later = { ...paid, status: 'paid', buyerEmail: 'leo@example.com', updatedAt: 400 };

describe.each(ENGINES)('orders on %s', (engine) => {
  let db: TestDatabase | undefined;
  const knex = () => {
    if (!db) throw new Error('no database');
    return db.database.knex;
  };
  const orders = () => orderRepository(knex());

  beforeEach(async () => {
    db ??= await createTestDatabase(engine);
    await knex()('orders').delete();
  });
  afterAll(() => db?.drop());

  it('are known from the first time that they are named', async () => {
    const blank = { id: '42', buyerEmail: null, status: null, refundedAt: null, createdAt: 5 };
    expect(await orders().lock('42', 5)).toEqual(blank);
    expect(await orders().lock('42', 9)).toEqual(blank);
    expect(await knex()('orders').pluck('created_at')).toEqual([5]);
    expect(await orders().takeOver(paid, 10)).toEqual({
      id: '42',
      buyerEmail: 'mia@example.com',
      status: 'paid',
      refundedAt: null,
      createdAt: 5,
    });
    expect(await orders().lock('42', 11)).toMatchObject({ status: 'paid' });
  });

  it('say the same in every order of deliveries, and stay refunded', async () => {
    for (const history of permutations([paid, partly, refunded, later])) {
      for (const delivery of [...history, ...history]) await orders().takeOver(delivery, 1);
      expect(await knex()('orders').first()).toEqual({
        id: '42',
        buyer_email: 'leo@example.com',
        status: 'refunded',
        refunded_at: 300,
        provider_updated_at: 400,
        created_at: 1,
      });
      await knex()('orders').delete();
    }
  });

  it('keep a buyer that a newer delivery does not name', async () => {
    const nameless = { ...later, buyerEmail: null };
    for (const history of permutations([paid, nameless])) {
      for (const delivery of history) await orders().takeOver(delivery, 1);
      expect((await orders().lock('42', 1)).buyerEmail).toBe('mia@example.com');
      await knex()('orders').delete();
    }
  });

  it('are refunded at the earliest moment that was told', async () => {
    await orders().takeOver({ ...refunded, refundedAt: 305 }, 1);
    await orders().takeOver(refunded, 1);
    await orders().takeOver({ ...refunded, refundedAt: 310 }, 1);
    expect((await orders().lock('42', 1)).refundedAt).toBe(300);
  });

  it('are held by one transaction at a time', async () => {
    let holders = 0;
    const lock = () =>
      inTransaction(knex(), async (trx) => {
        await orderRepository(trx).lock('42', 1);
        holders += 1;
        expect(holders).toBe(1);
        await trx('orders').where({ id: '42' }).first();
        holders -= 1;
      });
    await Promise.all(Array.from({ length: 20 }, lock));
    expect(await knex()('orders').pluck('id')).toEqual(['42']);
  });
});
