import { Anchor, Button, Text } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import type { AdminOrder } from '#domain/api/admin-orders.ts';
import { formatCount } from '../../format-count.ts';
import { keepFocus } from '../../lists/keep-focus.ts';
import { clockLabel } from '../../local-time.ts';
import { mailLink } from '../../share/mail-link.ts';
import { unavailableWhen } from '../../unavailable.ts';
import { CopyIcon } from '../copy-icon.tsx';
import { Failure } from '../failure.tsx';
import { failureText } from '../failure-text.ts';
import { listUnservedOrders, serveOrder } from '../operator-calls.ts';
import { type Column, RECORD, RecordTable } from '../record-table.tsx';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';

const REFRESH_MS = 30_000;
const LEAD =
  'Paid more than ten minutes ago, but there is no license for it: the shop has not sent its key, or the key was deleted. A refund also deactivates a code you create here.';

interface Served {
  readonly order: AdminOrder;
  readonly code: AdminLicense['licenseCode'];
}

/** Lists orders that were paid without a code; shows nothing if there are none. */
export function UnservedOrders() {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'unserved'],
    queryFn: listUnservedOrders,
    refetchInterval: REFRESH_MS,
  });
  const { served, addServed } = useServedOrders();
  /** The code created last, until its row is drawn. */
  const created = useRef<string>(null);
  useEffect(() => {
    const row = document.querySelector(`[${RECORD}="${created.current}"]`);
    if (!row) return;
    // The order's button is gone; sending the code comes next.
    row.querySelector<HTMLElement>('a, button')?.focus();
    created.current = null;
  });
  const action = useAction({
    perform: ({ id }: AdminOrder) => serveOrder(id),
    success: ({ licenseCode }) => `License created: ${licenseCode}`,
    failed: 'Failed to create license',
    onDone: ({ licenseCode: code }, order) => {
      created.current = code;
      addServed({ order, code });
    },
  });
  const { rows, total } = data ?? { rows: [], total: 0 };
  return (
    <>
      {error && (
        // It vanishes with its button: the section beside it takes the focus.
        <section ref={keepFocus}>
          <Failure
            text={failureText(error, 'Failed to fetch orders')}
            onRetry={() => void refetch()}
          />
        </section>
      )}
      {(total > 0 || served.length > 0) && (
        <Section title="Orders without a code" lead={LEAD}>
          <Failure text={action.failure} />
          {served.length > 0 && (
            <RecordTable
              label="Codes to send"
              columns={SERVED}
              rows={served}
              keyOf={({ code }) => code}
            />
          )}
          {rows.length > 0 && (
            <RecordTable
              label="Orders without a code"
              columns={columns(action.run, action.isBusy)}
              rows={rows}
              keyOf={({ id }) => id}
            />
          )}
          {total > rows.length && (
            <Text c="dimmed">And {formatCount(total - rows.length)} newer ones.</Text>
          )}
        </Section>
      )}
    </>
  );
}

/**
 * Returns the orders that were given a code in this session. Such an order leaves the server's list,
 * but its code has yet to be sent; the query cache keeps it while another tab is open.
 */
function useServedOrders() {
  const queryKey = ['orders', 'served'];
  const queries = useQueryClient();
  const { data: served = [] } = useQuery<readonly Served[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const addServed = (one: Served) =>
    queries.setQueryData<readonly Served[]>(queryKey, (before = []) => [...before, one]);
  return { served, addServed };
}

function columns(
  serve: (order: AdminOrder) => void,
  isBusy: boolean,
): readonly Column<AdminOrder>[] {
  const now = new Date();
  return [
    { head: 'Order', width: '12rem', cell: ({ id }) => id },
    { head: 'Buyer', isLong: true, cell: ({ buyerEmail }) => buyerEmail ?? 'Unknown' },
    { head: 'Received', width: '10rem', cell: ({ createdAt }) => clockLabel(createdAt, now) },
    {
      head: 'Actions',
      width: '9rem',
      isActions: true,
      cell: (order) => (
        <Button
          size="compact-md"
          variant="default"
          aria-label={`Create code for order ${order.id}`}
          {...unavailableWhen(isBusy, () => serve(order))}
        >
          Create code
        </Button>
      ),
    },
  ];
}

const SERVED: readonly Column<Served>[] = [
  { head: 'Order', width: '12rem', cell: ({ order }) => order.id },
  {
    head: 'Buyer',
    cell: ({ order: { buyerEmail }, code }) =>
      buyerEmail ? (
        <Anchor href={letter(buyerEmail, code)}>Write to {buyerEmail}</Anchor>
      ) : (
        'Unknown'
      ),
  },
  { head: 'Code', width: '14rem', cell: ({ code }) => code },
  {
    head: 'Actions',
    width: '5rem',
    isActions: true,
    cell: ({ code }) => (
      <CopyIcon text={code} label={`Copy ${code}`} success="License code copied to clipboard" />
    ),
  },
];

function letter(to: string, code: string): string {
  return mailLink(to, {
    subject: 'Your license code',
    body: `Thank you for your order. Your license code is ${code}.\n`,
  });
}
