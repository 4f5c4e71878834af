import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { RenderQueueItem, RenderQueueResponse } from '#domain/api/render-queue.ts';
import { button, click, pageText, until, untilShown } from '../../testing/mount.tsx';
import { laterAnswer, license, mountPart, serverWith } from '../testing.tsx';
import { OverviewTab } from './overview-tab.tsx';

/** The overview, and a button that leaves it and returns. */
function TwoTabs() {
  const [isOverview, setOverview] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOverview(!isOverview)}>
        Switch
      </button>
      {isOverview && <OverviewTab />}
    </>
  );
}

describe('Overview', () => {
  const item = (cleanUrl: string, more: Partial<RenderQueueItem> = {}): RenderQueueItem => ({
    invitationId: `id-${cleanUrl}`,
    cleanUrl,
    revision: 3,
    publishedRevision: 2,
    state: 'failed',
    blocked: false,
    attempts: 5,
    lastError: 'the disk is full',
    updatedAt: '2027-01-01T10:00:00.000Z',
    ...more,
  });
  const queue = (items: readonly RenderQueueItem[]): RenderQueueResponse => ({
    engine: 'bullmq',
    isAway: false,
    isPaused: false,
    waiting: 0,
    active: 0,
    delayed: 0,
    failed: items.filter(({ state }) => state === 'failed').length,
    behind: items.length,
    publishes: { lastHour: 0, p50Ms: null, p99Ms: null },
    items: [...items],
  });
  const FIGURES = {
    'GET stats': {
      body: { totalLicenses: 1_234, usedLicenses: 56, totalUsers: 7, totalInvitations: 8 },
    },
    'GET orders/unserved': { body: [] },
  };
  /** Answers as a server with one paid order that has no license until one is created. */
  const serverWithUnservedOrder = () => {
    const order = { id: '4711', buyerEmail: 'mia@example.com', createdAt: '2027-01-01T10:00:00Z' };
    let unserved = [order];
    serverWith({
      ...FIGURES,
      'GET render-queue': { body: queue([]) },
      'GET orders/unserved': () => ({ body: unserved, total: unserved.length }),
      'POST orders/4711/license': () => {
        unserved = [];
        return { status: 201, body: license('1', { paymentId: '4711' }) };
      },
    });
  };

  test('four figures stand above', async () => {
    serverWith({ ...FIGURES, 'GET render-queue': { body: queue([]) } });
    await mountPart(<OverviewTab />);
    await untilShown('1,234');
    const cards = [...document.querySelectorAll('dl')][0]?.textContent;
    expect(cards).toBe('Total Licenses1,234Used Licenses56Total Users7Active Invitations8');
  });

  test('a BullMQ queue links to its board, an in-process one has none', async () => {
    const board = () => document.querySelector('a[href="/admin/queues"]');
    serverWith({ ...FIGURES, 'GET render-queue': { body: queue([]) } });
    const { redraw } = await mountPart(<OverviewTab />);
    await untilShown('Engine: BullMQ');
    expect(board()?.textContent).toBe('Open Bull Board');
    await redraw(null);
    serverWith({
      ...FIGURES,
      'GET render-queue': { body: { ...queue([]), engine: 'in-process' } },
    });
    await mountPart(<OverviewTab />);
    await untilShown('Engine: In this process');
    expect(board()).toBeNull();
  });

  test('stuck pages are listed with their reason, and one button retries all of them', async () => {
    const asked = serverWith({
      ...FIGURES,
      'GET render-queue': {
        body: queue([
          item('anna-ben'),
          item('mei-arjun', { state: 'behind', lastError: null }),
          item('ida-emil', {
            state: 'behind',
            blocked: true,
            lastError: "Bride's name is required",
          }),
        ]),
      },
      'POST render-queue/id-anna-ben/retry': { status: 202, body: { requested: 1 } },
      'POST render-queue/retry-all': { status: 202, body: { requested: 502 } },
    });
    await mountPart(<OverviewTab />);
    await untilShown('1 page could not be published');
    expect(pageText()).toContain('the disk is full');
    expect(pageText()).toContain('Waiting for the couple');
    expect(() => button('Retry ida-emil')).toThrow();
    await click(button('Retry anna-ben'));
    await untilShown('Publish requested');
    await click(button('Retry all'));
    await untilShown('502 publishes requested');
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      'render-queue/id-anna-ben/retry',
      'render-queue/retry-all',
    ]);
  });

  test('a long list is shown in part, with the number of pages left out', async () => {
    const many = Array.from({ length: 45 }, (_, number) =>
      item(`page-${number}`, { lastError: `${number}: ${'the disk is full '.repeat(30)}` }),
    );
    const order = { id: '4711', buyerEmail: 'mia@example.com', createdAt: '2027-01-01T10:00:00Z' };
    serverWith({
      ...FIGURES,
      'GET render-queue': { body: { ...queue(many), failed: 345, behind: 345 } },
      'GET orders/unserved': { body: [order], total: 1 },
    });
    await mountPart(<OverviewTab />);
    await untilShown('20 of 345 pages');
    const rows = () =>
      document.querySelectorAll('table[aria-label="Pages to publish"] tbody tr').length;
    expect(rows()).toBe(20);
    expect(button('Read all').getAttribute('aria-expanded')).toBe('false');
    const sections = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(sections).toEqual(['Render queue', 'Orders without a code', 'Pages to publish']);
    await click(button('Show 20 more'));
    await click(button('Show 5 more'));
    expect(rows()).toBe(45);
    expect(pageText()).toContain('And 300 more');
    expect(() => button('Show 5 more')).toThrow();
    expect(pageText()).toContain('45 of 345 pages');
  });

  test('a reason that all failures share is shown once', async () => {
    const failed = ['a', 'b', 'c'].map((name) => item(name));
    serverWith({
      ...FIGURES,
      'GET render-queue': {
        body: queue([...failed, item('d', { state: 'waiting', lastError: null })]),
      },
    });
    await mountPart(<OverviewTab />);
    await untilShown('Last error: the disk is full');
    expect(pageText().split('the disk is full')).toHaveLength(2);
  });

  test('a buyer without a code gets one, which stays on the screen to be sent', async () => {
    serverWithUnservedOrder();
    await mountPart(<OverviewTab />);
    await untilShown('mia@example.com');
    expect(pageText()).toContain('there is no license for it');
    await click(button('Create code for order 4711'));
    await untilShown('Write to mia@example.com');
    expect(pageText()).toContain(`License created: ${license('1').licenseCode}`);
    const letter = document.querySelector('a[href^="mailto:"]')?.getAttribute('href');
    expect(letter).toMatch(/^mailto:mia@example\.com\?.*your%20license%20code%20is%20AAAA-/i);
    await until(() => expect(() => button('Create code for order 4711')).toThrow());
    expect(pageText()).toContain(license('1').licenseCode);
  });

  test('the focus goes from an order to its code, which comes to be sent', async () => {
    serverWithUnservedOrder();
    await mountPart(<OverviewTab />);
    await untilShown('mia@example.com');
    button('Create code for order 4711').focus();
    await click(button('Create code for order 4711'));
    await until(() => expect(() => button('Create code for order 4711')).toThrow());
    expect(document.activeElement?.textContent).toBe('Write to mia@example.com');
  });

  test.each([
    ['to the next one', ['mei-arjun'], () => button('Retry mei-arjun')],
    [
      'to the section beside the list if it was the last',
      [],
      () => document.querySelector('[aria-label="Render queue"]'),
    ],
  ])('the focus goes from a page that is published anew %s', async (_where, others, next) => {
    let items = ['anna-ben', ...others].map((slug) => item(slug));
    serverWith({
      ...FIGURES,
      'GET render-queue': () => ({ body: queue(items) }),
      'POST render-queue/id-anna-ben/retry': () => {
        items = items.slice(1);
        return { status: 202, body: { requested: 1 } };
      },
    });
    await mountPart(<OverviewTab />);
    await untilShown('anna-ben');
    button('Retry anna-ben').focus();
    await click(button('Retry anna-ben'));
    await until(() => expect(() => button('Retry anna-ben')).toThrow());
    expect(document.activeElement).toBe(next());
  });

  test('the focus stays in the section whose button for all has done its work', async () => {
    let items = [item('anna-ben'), item('mei-arjun')];
    const { answer, give } = laterAnswer();
    serverWith({
      ...FIGURES,
      'GET render-queue': () => ({ body: queue(items) }),
      'POST render-queue/retry-all': () => answer,
    });
    await mountPart(<OverviewTab />);
    await untilShown('anna-ben');
    button('Retry all').focus();
    await click(button('Retry all'));
    expect(button('Retry all').disabled).toBe(false);
    items = [];
    give({ status: 202, body: { requested: 2 } });
    await until(() => expect(() => button('Retry all')).toThrow());
    await until(() => expect(document.activeElement?.ariaLabel).toBe('Render queue'));
  });

  test('a created code is still there after a look at another tab', async () => {
    serverWithUnservedOrder();
    await mountPart(<TwoTabs />);
    await untilShown('mia@example.com');
    await click(button('Create code for order 4711'));
    await untilShown('Write to mia@example.com');
    await click(button('Switch'));
    expect(pageText()).not.toContain('mia@example.com');
    await click(button('Switch'));
    await untilShown('Write to mia@example.com');
  });

  test('a created code stays while the list of orders fails', async () => {
    const order = { id: '4711', buyerEmail: null, createdAt: '2027-01-01T10:00:00Z' };
    let isAway = false;
    serverWith({
      ...FIGURES,
      'GET render-queue': { body: queue([]) },
      'GET orders/unserved': () =>
        isAway
          ? { status: 403, body: { error: 'Something went wrong' } }
          : { body: [order], total: 1 },
      'POST orders/4711/license': () => {
        isAway = true;
        return { status: 201, body: license('1') };
      },
    });
    await mountPart(<OverviewTab />);
    await untilShown('Unknown');
    await click(button('Create code for order 4711'));
    await untilShown('Something went wrong');
    expect(pageText()).toContain(license('1').licenseCode);
  });

  test('every page is republished after a question', async () => {
    const asked = serverWith({
      ...FIGURES,
      'GET render-queue': { body: queue([]) },
      'POST render-queue/republish-all': { status: 202, body: { requested: 2_000 } },
    });
    await mountPart(<OverviewTab />);
    await untilShown('Everything published is live');
    await click(button('Republish all'));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    const [, confirm] = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Republish all',
    );
    if (confirm) await click(confirm);
    await untilShown('2,000 publishes requested');
  });

  test('an unresponsive queue is shown beside what can be repaired meanwhile', async () => {
    const body = { ...queue([item('anna-ben')]), isAway: true };
    serverWith({ ...FIGURES, 'GET render-queue': { body } });
    await mountPart(<OverviewTab />);
    await untilShown('The queue is not responding');
    expect(button('Republish all')).toBeTruthy();
    expect(button('Retry anna-ben')).toBeTruthy();
  });

  test('a render queue that cannot be fetched says so, and the figures stay', async () => {
    const error = 'Something went wrong';
    serverWith({ ...FIGURES, 'GET render-queue': { status: 409, body: { error } } });
    await mountPart(<OverviewTab />);
    await untilShown(error);
    expect(pageText()).toContain('1,234');
  });
});
