import { Anchor, Badge, Button } from '@mantine/core';
import type { RenderQueueItem } from '#domain/api/render-queue.ts';
import { LongText } from '../../lists/long-text.tsx';
import { clockLabel } from '../../local-time.ts';
import { unavailableWhen } from '../../unavailable.ts';
import type { Column } from '../record-table.tsx';
import type { Action } from '../use-action.ts';
import { canRetry } from './health.ts';

/** Lines of an error that are shown before it is expanded. */
export const REASON_LINES = 3;

const STATES: Record<RenderQueueItem['state'], { readonly label: string; readonly color: string }> =
  {
    waiting: { label: 'Waiting', color: 'gray' },
    active: { label: 'Publishing', color: 'sage' },
    delayed: { label: 'Retrying', color: 'gold' },
    failed: { label: 'Failed', color: 'red' },
    behind: { label: 'Behind', color: 'gold' },
  };
const BLOCKED = { label: 'Waiting for the couple', color: 'gray' };

const REASON: Column<RenderQueueItem> = {
  head: 'Last error',
  isLong: true,
  cell: ({ lastError }) =>
    lastError ? (
      <div>
        <LongText text={lastError} lines={REASON_LINES} />
      </div>
    ) : (
      'None'
    ),
};

/** @param isReasonTold true if the error that all share is shown above and needs no column */
export function queueColumns(
  retry: Action<string>,
  isReasonTold: boolean,
): readonly Column<RenderQueueItem>[] {
  const now = new Date();
  return [
    {
      head: 'Invitation',
      ...(!isReasonTold && { width: '22%' }),
      cell: ({ cleanUrl }) => (
        <Anchor href={`/${cleanUrl}`} target="_blank" rel="noopener" inherit c="inherit">
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
    { head: 'Since', width: '8rem', cell: ({ updatedAt }) => clockLabel(updatedAt, now) },
    ...(isReasonTold ? [] : [REASON]),
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
            {...unavailableWhen(retry.isBusy, () => retry.run(item.invitationId))}
          >
            Retry
          </Button>
        ),
    },
  ];
}
