import { Anchor, Button, Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RenderQueueResponse } from '#domain/api/render-queue.ts';
import { IconRefresh } from '../../theme/icons.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Failure } from '../failure.tsx';
import { failureText } from '../failure-text.ts';
import { loadRenderQueue, republishAll } from '../operator-calls.ts';
import { Section } from '../section.tsx';
import { useTell } from '../success.tsx';
import { useAct } from '../use-act.ts';
import { canRetry } from './health.ts';
import { HealthLine } from './health-line.tsx';
import { QueueFigures } from './queue-figures.tsx';
import { QueueItems } from './queue-items.tsx';
import { retryPublishes } from './retry-publishes.ts';

const REFRESH_MS = 5_000;
const ENGINES = { 'in-process': 'In this process', bullmq: 'BullMQ' } as const;

/** What is being published, what is stuck and why. */
export function RenderQueue() {
  const { data, error, refetch } = useQuery({
    queryKey: ['render-queue'],
    queryFn: loadRenderQueue,
    refetchInterval: REFRESH_MS,
  });
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
      {data && <Queue queue={data} />}
    </Section>
  );
}

/** (contract) BullMQ's own jobs are looked at in Bull Board. */
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

function Queue({ queue }: { readonly queue: RenderQueueResponse }) {
  const stuck = queue.items.filter(canRetry);
  const tell = useTell();
  const retry = useAct({
    perform: async (ids: readonly string[]) => {
      const failures = await retryPublishes(ids);
      if (failures.length === 0) return;
      const requested = ids.length - failures.length;
      if (requested > 0) tell(`${requested} of ${ids.length} publishes requested`);
      throw failures[0];
    },
    success: (_done, ids) =>
      ids.length === 1 ? 'Publish requested' : `${ids.length} publishes requested`,
    failed: 'Failed to request the publish',
  });
  return (
    <>
      <HealthLine queue={queue} />
      <QueueFigures queue={queue} />
      <Failure text={retry.failure} />
      {stuck.length > 1 && (
        <Group>
          <Button
            leftSection={<IconRefresh size={18} stroke={1.6} />}
            loading={retry.isBusy}
            onClick={() => retry.run(stuck.map(({ invitationId }) => invitationId))}
          >
            Retry all {stuck.length}
          </Button>
        </Group>
      )}
      {queue.items.length > 0 && (
        <QueueItems items={queue.items} onRetry={(id) => retry.run([id])} isBusy={retry.isBusy} />
      )}
    </>
  );
}

function RepublishAll() {
  const [isAsking, setAsking] = useState<true | null>(null);
  const act = useAct({
    perform: (_: true) => republishAll(),
    success: ({ requested }) => `${requested.toLocaleString('en-US')} publishes requested`,
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
        act={act}
        onClose={() => setAsking(null)}
      >
        Every page is rebuilt from what was saved. What couples save meanwhile goes first. Guests
        notice nothing.
      </ConfirmDialog>
    </>
  );
}
