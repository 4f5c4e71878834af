import { NativeSelect } from '@mantine/core';
import { REPLY_ORDERS, type ReplyTableModel } from './reply-table-model.ts';

/** Sorts the cards, which have no column headers. */
export function OrderSelect({ table }: { readonly table: ReplyTableModel }) {
  return (
    <NativeSelect
      aria-label="Order"
      data={REPLY_ORDERS.map(({ value, label }) => ({ value, label }))}
      value={table.state.sorting[0]?.id}
      onChange={({ currentTarget: { value } }) => {
        const order = REPLY_ORDERS.find((one) => one.value === value);
        if (order) table.setSorting([{ id: order.value, desc: order.desc }]);
      }}
    />
  );
}
