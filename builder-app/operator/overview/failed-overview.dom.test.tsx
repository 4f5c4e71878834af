import { expect, test } from 'vitest';
import { button, click, pageText, until, untilShown } from '../../testing/mount.tsx';
import { mountPart, serverWith } from '../testing.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { IDLE_QUEUE } from './testing.ts';

const ANSWERS = {
  'GET stats': {
    body: { totalLicenses: 1_234, usedLicenses: 0, totalUsers: 0, totalInvitations: 0 },
  },
  'GET orders/unserved': { body: [], total: 0 },
  'GET render-queue': { body: IDLE_QUEUE },
};

test.each([
  ['the figures', 'GET stats', 'Failed to fetch statistics', 'Statistics'],
  ['the queue', 'GET render-queue', 'Failed to fetch the render queue', 'Render queue'],
  // Without an order it shows nothing: the focus moves to what comes before it.
  ['the orders', 'GET orders/unserved', 'Failed to fetch orders', 'Render queue'],
] as const)('the focus stays where %s are fetched again', async (_what, call, failure, place) => {
  let isDown = true;
  serverWith({
    ...ANSWERS,
    [call]: () => (isDown ? { status: 409, body: {} } : ANSWERS[call]),
  });
  await mountPart(<OverviewTab />);
  await untilShown(failure);
  isDown = false;
  button('Try Again').focus();
  await click(button('Try Again'));
  await until(() => expect(pageText()).not.toContain(failure));
  await until(() => expect(document.activeElement?.ariaLabel).toBe(place));
});
