import { expect, test } from 'vitest';
import { statements } from './rows.ts';

test('rows are inserted in their order, by statements that a server accepts', () => {
  const lengths = [10, 600_000, 600_000, 10, 5_000_000, 300_000, 300_000, 300_000];
  const rows = lengths.map((length, id) => ({ id, content: 'x'.repeat(length) }));
  const parts = [...statements(rows)].map((part) => part.map(({ id }) => id));
  expect(parts).toEqual([[0, 1], [2, 3], [4], [5, 6, 7]]);
});
