import type { Knex } from 'knex';
import { vi } from 'vitest';

/** The next transaction goes as ever, the one after it fails. Answers how to end that. */
export function failSecondTransaction(knex: Knex): () => void {
  const begin = knex.transaction.bind(knex);
  const transaction = vi
    .spyOn(knex, 'transaction')
    .mockImplementationOnce(begin as typeof knex.transaction)
    .mockRejectedValueOnce(new Error('the disk is full'));
  return () => transaction.mockRestore();
}
