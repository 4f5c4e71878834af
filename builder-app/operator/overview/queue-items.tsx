import { Anchor, Badge, Button } from '@mantine/core';
import type { RenderQueueItem } from '#domain/api/render-queue.ts';
import { clockLabel } from '../../moments.ts';
import { type Column, RecordTable } from '../record-table.tsx';
import { canRetry } from './health.ts';

const STATES: Record<RenderQueueItem['state'], { readonly label: string; readonly color: string }> =
  {
    waiting: { label: 'Waiting', color: 'gray' },
    active: { label: 'Publishing', color: 'sage' },
    delayed: { label: 'Retrying', color: 'gold' },
    failed: { label: 'Failed', color: 'red' },
    behind: { label: 'Behind', color: 'gold' },
  };
const BLOCKED = { label: 'Waiting for the couple', color: 'gray' };

interface QueueItemsProps {
  readonly items: readonly RenderQueueItem[];
  readonly onRetry: (invitationId: string) => void;
  readonly isBusy: boolean;
}

/** Pages whose newest content is not live, or that are being made. */
export function QueueItems({ items, onRetry, isBusy }: QueueItemsProps) {
  const now = new Date();
  const columns: readonly Column<RenderQueueItem>[] = [
    {
      head: 'Invitation',
      width: '22%',
      cell: ({ cleanUrl }) => (
        <Anchor href={`/${cleanUrl}`} target="_blank" rel="noopener" c="inherit">
          {cleanUrl}
        </Anchor>
      ),
    },
    {
      head: 'State',
      width: '11rem',
      cell: ({ state, blocked }) => {
        const { label, color } = blocked ? BLOCKED : STATES[state];
        return (
          <Badge variant="light" color={color} tt="none">
            {label}
          </Badge>
        );
      },
    },
    {
      head: 'Live',
      width: '8rem',
      cell: ({ revision, publishedRevision }) =>
        publishedRevision === 0 ? 'Not yet' : `${publishedRevision} of ${revision}`,
    },
    { head: 'Attempts', width: '5.5rem', cell: ({ attempts }) => attempts },
    { head: 'Last error', cell: ({ lastError }) => lastError ?? 'None' },
    { head: 'Since', width: '8rem', cell: ({ updatedAt }) => clockLabel(updatedAt, now) },
    {
      head: 'Actions',
      width: '6.5rem',
      isActions: true,
      cell: (item) =>
        canRetry(item) && (
          <Button
            size="compact-md"
            variant="default"
            aria-label={`Retry ${item.cleanUrl}`}
            disabled={isBusy}
            onClick={() => onRetry(item.invitationId)}
          >
            Retry
          </Button>
        ),
    },
  ];
  return (
    <RecordTable
      label="Pages not live"
      columns={columns}
      rows={items}
      keyOf={({ invitationId }) => invitationId}
    />
  );
}
