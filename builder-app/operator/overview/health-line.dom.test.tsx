import { expect, test } from 'vitest';
import { mount, pageText } from '../../testing/mount.tsx';
import { HealthLine } from './health-line.tsx';
import { IDLE_QUEUE } from './testing.ts';

const QUEUE = { ...IDLE_QUEUE, publishes: { lastHour: 12, p50Ms: 8, p99Ms: 31 } };
const announced = () => document.querySelector('[role="status"]')?.textContent;

test('a change of state is announced, figures that change with each publish are not', async () => {
  const { redraw } = await mount(<HealthLine queue={QUEUE} />);
  const { publishes } = QUEUE;
  await redraw(<HealthLine queue={{ ...QUEUE, publishes: { ...publishes, lastHour: 13 } }} />);
  expect(pageText()).toContain('13 pages published in the last hour');
  expect(announced()).toBe('Everything published is live');
  await redraw(<HealthLine queue={{ ...QUEUE, failed: 1 }} />);
  expect(announced()).toBe('1 page could not be published');
});
