import type { Knex } from 'knex';
import { vi } from 'vitest';

/** Lets the next transaction run and makes the second fail. Returns a function that undoes this. */
export function failSecondTransaction(knex: Knex): () => void {
  const begin = knex.transaction.bind(knex);
  const transaction = vi
    .spyOn(knex, 'transaction')
    .mockImplementationOnce(begin as typeof knex.transaction)
    .mockRejectedValueOnce(new Error('the disk is full'));
  return () => transaction.mockRestore();
}
