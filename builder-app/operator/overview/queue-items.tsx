import { Text } from '@mantine/core';
import { useState } from 'react';
import type { RenderQueueResponse } from '#domain/api/render-queue.ts';
import { formatCount } from '../../format-count.ts';
import { focusBeside } from '../../lists/focus-beside.ts';
import { LongText } from '../../lists/long-text.tsx';
import { MoreRows } from '../../lists/more-rows.tsx';
import { Failure } from '../failure.tsx';
import { retryPublish } from '../operator-calls.ts';
import { RECORD, RecordTable } from '../record-table.tsx';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { pagesToPublish, sharedReason } from './health.ts';
import { queueColumns, REASON_LINES } from './queue-columns.tsx';
import { requestedText, useRenderQueue } from './use-render-queue.ts';

const PAGES_AT_ONCE = 20;

/** Lists pages that are behind, failed or being published; shows nothing if there are none. */
export function QueueItems() {
  const { data } = useRenderQueue();
  return data && data.items.length > 0 ? <Pages queue={data} /> : null;
}

function Pages({ queue }: { readonly queue: RenderQueueResponse }) {
  const [most, setMost] = useState(PAGES_AT_ONCE);
  const retry = useAction({
    perform: retryPublish,
    success: ({ requested }) => requestedText(requested),
    failed: 'Failed to request the publish',
    // A page that is being published has no button.
    onDone: (_, id) => focusBeside(document.querySelector(`[${RECORD}="${id}"]`)),
  });
  const { items } = queue;
  const total = pagesToPublish(queue);
  const reason = sharedReason(items);
  return (
    <Section title="Pages to publish">
      <Failure text={retry.failure} />
      {reason && (
        <div>
          <LongText label="Last error: " text={reason} lines={REASON_LINES} />
        </div>
      )}
      <RecordTable
        label="Pages to publish"
        columns={queueColumns(retry, reason !== undefined)}
        rows={items.slice(0, most)}
        keyOf={({ invitationId }) => invitationId}
      />
      <MoreRows
        what="pages"
        shown={Math.min(most, items.length)}
        total={total}
        available={items.length}
        atOnce={PAGES_AT_ONCE}
        onMore={() => setMost(most + PAGES_AT_ONCE)}
      />
      {most >= items.length && total > items.length && (
        <Text c="dimmed">
          And {formatCount(total - items.length)} more, listed once these are live.
        </Text>
      )}
    </Section>
  );
}
