import { Anchor, Button, Group, Loader } from '@mantine/core';
import { useState } from 'react';
import type { RenderQueueResponse } from '#domain/api/render-queue.ts';
import { IconRefresh } from '../../theme/icons.ts';
import { unavailableWhen } from '../../unavailable.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Failure } from '../failure.tsx';
import { failureText } from '../failure-text.ts';
import { republishAll, retryAllPublishes } from '../operator-calls.ts';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { canRetry } from './health.ts';
import { HealthLine } from './health-line.tsx';
import { QueueFigures } from './queue-figures.tsx';
import { requestedText, useRenderQueue } from './use-render-queue.ts';

const ENGINES = { 'in-process': 'In this process', bullmq: 'BullMQ' } as const;

/** Shows whether everything is live; retries what is not, and republishes all. */
export function RenderQueue() {
  const { data, error, refetch } = useRenderQueue();
  return (
    <Section
      title="Render queue"
      lead={data && <EngineLine engine={data.engine} />}
      aside={data && <RepublishAll />}
    >
      <Failure
        text={error && failureText(error, 'Failed to fetch the render queue')}
        onRetry={() => void refetch()}
      />
      {!data && !error && <Loader color="rose.4" mx="auto" my="lg" />}
      {data && (
        <>
          <HealthLine queue={data} />
          <QueueFigures queue={data} />
          {data.items.filter(canRetry).length > 1 && <RetryAll />}
        </>
      )}
    </Section>
  );
}

/** (contract) Names the engine; BullMQ's own jobs are shown in Bull Board. */
function EngineLine({ engine }: Pick<RenderQueueResponse, 'engine'>) {
  return (
    <>
      Engine: {ENGINES[engine]}
      {engine === 'bullmq' && (
        <>
          {' · '}
          <Anchor href="/admin/queues" inherit>
            Open Bull Board
          </Anchor>
        </>
      )}
    </>
  );
}

function RetryAll() {
  const action = useAction({
    perform: (_: true) => retryAllPublishes(),
    success: ({ requested }) => requestedText(requested),
    failed: 'Failed to request the publishes',
  });
  return (
    <>
      <Failure text={action.failure} />
      <Group>
        <Button
          leftSection={<IconRefresh size={18} stroke={1.6} />}
          {...unavailableWhen(action.isBusy, () => action.run(true))}
        >
          Retry all
        </Button>
      </Group>
    </>
  );
}

function RepublishAll() {
  const [isAsking, setAsking] = useState<true | null>(null);
  const action = useAction({
    perform: (_: true) => republishAll(),
    success: ({ requested }) => requestedText(requested),
    failed: 'Failed to republish',
    onDone: () => setAsking(null),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Republish all
      </Button>
      <ConfirmDialog
        of={isAsking}
        title="Republish every page?"
        verb="Republish all"
        isHarmless
        action={action}
        onClose={() => setAsking(null)}
      >
        Every page is rebuilt from what was saved. What couples save in the meantime goes first.
        Guests notice nothing.
      </ConfirmDialog>
    </>
  );
}
