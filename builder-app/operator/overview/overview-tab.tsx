import { QueueItems } from './queue-items.tsx';
import { RenderQueue } from './render-queue.tsx';
import { StatCards } from './stat-cards.tsx';
import { UnservedOrders } from './unserved-orders.tsx';

/** Shows whether all is well, what is not, and the buttons that repair it. */
export function OverviewTab() {
  return (
    <>
      <StatCards />
      <RenderQueue />
      <UnservedOrders />
      <QueueItems />
    </>
  );
}
