import { NativeSelect } from '@mantine/core';
import { REPLY_ORDERS, type ReplyTableModel } from './reply-table-model.ts';

/** Shown until another is chosen, for an order that only column headers offer: by contact. */
const ORDER_OF_TABLE = { value: '', label: 'As in the table' };

/** Sorts the cards, which have no column headers. */
export function OrderSelect({ table }: { readonly table: ReplyTableModel }) {
  const [sorted] = table.state.sorting;
  const chosen = REPLY_ORDERS.find(
    ({ value, desc }) => value === sorted?.id && desc === sorted.desc,
  );
  const orders = REPLY_ORDERS.map(({ value, label }) => ({ value, label }));
  return (
    <NativeSelect
      aria-label="Order"
      data={chosen ? orders : [ORDER_OF_TABLE, ...orders]}
      value={chosen?.value ?? ORDER_OF_TABLE.value}
      onChange={({ currentTarget: { value } }) => {
        const order = REPLY_ORDERS.find((one) => one.value === value);
        if (order) table.setSorting([{ id: order.value, desc: order.desc }]);
      }}
    />
  );
}
