import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { RecordTable } from './record-table.tsx';

const ADA = { id: '1', name: 'Ada' };
const BERT = { id: '2', name: 'Bert' };

test('a row is drawn again only if it has changed', async () => {
  const drawn: string[] = [];
  const columns = [
    {
      head: 'Name',
      cell: ({ name }: typeof ADA) => {
        drawn.push(name);
        return name;
      },
    },
  ];
  const listOf = (...rows: (typeof ADA)[]) => (
    <RecordTable label="guests" columns={columns} rows={rows} keyOf={({ id }) => id} />
  );
  const { redraw } = await mount(listOf(ADA));
  await redraw(listOf(ADA, BERT));
  await redraw(listOf(ADA, { ...BERT, name: 'Berta' }));
  expect(drawn).toEqual(['Ada', 'Bert', 'Berta']);
});
