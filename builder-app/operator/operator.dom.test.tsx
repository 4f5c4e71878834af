import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { AdminUser, DashboardSession } from '#domain/api/admin.ts';
import type { RenderQueueItem, RenderQueueResponse } from '#domain/api/render-queue.ts';
import { button, click, field, mount, pageText, type, untilShown } from '../testing/mount.tsx';
import { OperatorPage } from './operator-page.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { COPIED_STAYS_MS, SuccessBanner, useTell } from './success.tsx';
import { mountPart, serverWith } from './testing.tsx';
import { UsersTab } from './users/users-tab.tsx';

// One file: each has a window of its own, which takes longer to make than these tests to run.

function Teller() {
  const tell = useTell();
  return (
    <>
      <button type="button" onClick={() => tell('User created successfully')}>
        Create
      </button>
      <button type="button" onClick={() => tell('Copied', COPIED_STAYS_MS)}>
        Copy
      </button>
    </>
  );
}

describe('the panel', () => {
  const OUT = { status: 401, body: { error: 'Authentication required' } };
  const STATS = { totalLicenses: 3, usedLicenses: 2, totalUsers: 1, totalInvitations: 2 };
  const QUEUE = {
    engine: 'in-process',
    waiting: 0,
    active: 0,
    delayed: 0,
    failed: 0,
    behind: 0,
    publishes: { lastHour: 0, p50Ms: null, p99Ms: null },
    items: [],
  };
  const PANEL = { 'GET stats': { body: STATS }, 'GET render-queue': { body: QUEUE } };

  async function enter(username: string, password: string): Promise<void> {
    await type(field('Username'), username);
    await type(field('Password'), password);
    await click(button('Sign In'));
  }

  test('login comes first, and both fields are needed', async () => {
    const asked = serverWith({ 'GET auth/check': OUT });
    await mount(<OperatorPage />);
    await untilShown('Username');
    await enter('admin', '');
    expect(pageText()).toContain('Please enter both username and password');
    expect(asked.map(({ path }) => path)).toEqual(['auth/check']);
  });

  test('a refused login is told in the server’s words, one without an answer in our own', async () => {
    serverWith({
      'GET auth/check': OUT,
      'POST auth/login': { status: 401, body: { error: 'Invalid username or password' } },
    });
    await mount(<OperatorPage />);
    await untilShown('Username');
    await enter('admin', 'wrong');
    await untilShown('Invalid username or password');
    serverWith({ 'GET auth/check': OUT });
    await click(button('Sign In'));
    await untilShown('Login failed');
  });

  test('the right password opens the panel, and Logout closes it', async () => {
    const asked = serverWith({
      'GET auth/check': OUT,
      'POST auth/login': { body: { username: 'admin' } },
      'POST auth/logout': { status: 204 },
      ...PANEL,
    });
    await mount(<OperatorPage />);
    await untilShown('Username');
    await enter('admin', 'secret');
    await untilShown('Everything published is live');
    expect(asked.find(({ path }) => path === 'auth/login')?.body).toEqual({
      username: 'admin',
      password: 'secret',
    });
    await click(button('Logout'));
    await untilShown('Sign In');
  });

  test('a Logout that fails says that one is still signed in', async () => {
    serverWith({ 'GET auth/check': { body: { username: 'admin' } }, ...PANEL });
    await mount(<OperatorPage />);
    await untilShown('Total Licenses');
    await click(button('Logout'));
    await untilShown('you are still signed in');
  });

  test('a session that ends meanwhile leads back to the login and says why', async () => {
    serverWith({
      'GET auth/check': { body: { username: 'admin' } },
      'GET stats': OUT,
      'GET render-queue': OUT,
    });
    await mount(<OperatorPage />);
    await untilShown('Your session has ended. Please sign in again.');
    expect(field('Username')).toBeTruthy();
  });

  test('a server that does not answer is no reason to ask for a password', async () => {
    serverWith({});
    await mount(<OperatorPage />);
    await untilShown('The server does not answer.');
    serverWith({ 'GET auth/check': { body: { username: 'admin' } }, ...PANEL });
    await click(button('Try Again'));
    await untilShown('Total Licenses');
  });
});

describe('the banner of successes', () => {
  const advance = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  test('a success stays for three seconds, a copied text for two, a new one begins anew', async () => {
    vi.useFakeTimers();
    await mount(
      <SuccessBanner>
        <Teller />
      </SuccessBanner>,
    );
    await click(button('Create'));
    await advance(2_900);
    expect(pageText()).toContain('User created successfully');
    await click(button('Copy'));
    await advance(1_900);
    expect(pageText()).toContain('Copied');
    expect(pageText()).not.toContain('User created');
    await advance(200);
    expect(pageText()).not.toContain('Copied');
    vi.useRealTimers();
  });
});

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
  };

  test('four figures stand above', async () => {
    serverWith({ ...FIGURES, 'GET render-queue': { body: queue([]) } });
    await mountPart(<OverviewTab />);
    await untilShown('1,234');
    const cards = [...document.querySelectorAll('dl')][0]?.textContent;
    expect(cards).toBe('Total Licenses1,234Used Licenses56Total Users7Active Invitations8');
  });

  test('a queue of BullMQ leads to its board, one in the process has none', async () => {
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

  test('what is stuck is told with its reason, and one button asks for all of it again', async () => {
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
      'POST render-queue/id-mei-arjun/retry': { status: 202, body: { requested: 1 } },
    });
    await mountPart(<OverviewTab />);
    await untilShown('1 page could not be published');
    expect(pageText()).toContain('the disk is full');
    expect(pageText()).toContain('Waits for the couple');
    expect(() => button('Retry ida-emil')).toThrow();
    await click(button('Retry anna-ben'));
    await untilShown('Publish requested');
    await click(button('Retry all 2'));
    await untilShown('2 publishes requested');
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      'render-queue/id-anna-ben/retry',
      'render-queue/id-anna-ben/retry',
      'render-queue/id-mei-arjun/retry',
    ]);
  });

  test('every page is made again after a question', async () => {
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

  test('a queue that does not answer is told, and the figures stay', async () => {
    serverWith({
      ...FIGURES,
      'GET render-queue': {
        status: 409,
        body: { error: 'The queue does not answer. Please try again.' },
      },
    });
    await mountPart(<OverviewTab />);
    await untilShown('The queue does not answer. Please try again.');
    expect(pageText()).toContain('1,234');
  });
});

describe('Users', () => {
  const USER: AdminUser = {
    id: '1',
    username: 'planner',
    email: null,
    createdAt: '2027-01-01T10:00:00.000Z',
    invitationCount: 4,
  };
  const GET = { 'GET users': { body: [USER], total: 1 } };

  test('a user needs a name and a password; an e-mail only has to look like one', async () => {
    const asked = serverWith({ ...GET, 'POST users': { status: 201, body: USER } });
    await mountPart(<UsersTab />);
    await type(field('Username'), 'planner');
    await click(button('Create User'));
    expect(pageText()).toContain('Username and password are required');
    await type(field('Password'), 'p');
    await type(field('E-mail (optional)'), 'nonsense');
    await click(button('Create User'));
    expect(pageText()).toContain('Invalid email address');
    await type(field('E-mail (optional)'), '');
    await click(button('Create User'));
    await untilShown('User created successfully');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'planner',
      email: '',
      password: 'p',
    });
    expect(field('Username').value).toBe('');
  });

  test('a name that is taken is told in the server’s words, and what was entered stays', async () => {
    serverWith({
      ...GET,
      'POST users': { status: 409, body: { error: 'This username is taken' } },
    });
    await mountPart(<UsersTab />);
    await type(field('Username'), 'planner');
    await type(field('Password'), 'p');
    await click(button('Create User'));
    await untilShown('This username is taken');
    expect(field('Username').value).toBe('planner');
  });

  test('a deletion asks first', async () => {
    serverWith({ ...GET, 'DELETE users/1': { status: 204 } });
    await mountPart(<UsersTab />);
    await untilShown('planner');
    await click(button('Delete planner'));
    expect(pageText()).toContain('Delete this user?');
    await click(button('Delete'));
    await untilShown('User deleted successfully');
  });
});

describe('Dashboard Sessions', () => {
  const DAY = 86_400_000;
  const session = (licenseCode: string, days: number): DashboardSession => ({
    id: `id-${licenseCode}`,
    licenseCode,
    invitationId: '01J',
    paymentId: null,
    dashboardToken: 'token',
    usedAt: '2027-01-01T10:00:00.000Z',
    sessionAge: days * DAY + 3_600_000,
    isExpired: days > 60,
  });
  const GET = {
    'GET dashboard-sessions': {
      body: [session('AAAA', 3), session('BBBB', 61), session('', 5)],
      total: 3,
    },
  };
  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

  test('age is told in days and hours, and what is older than 60 days is expired', async () => {
    serverWith(GET);
    await mountPart(<SessionsTab />);
    await untilShown('3 days, 1 hour');
    expect(rows()[0]).toContain('Active');
    expect(rows()[1]).toContain('Expired');
    expect(pageText()).toContain('60 days');
  });

  test('a session whose license was deleted can be opened, not acted on', async () => {
    serverWith(GET);
    await mountPart(<SessionsTab />);
    await untilShown('Deleted');
    expect(document.querySelectorAll('[aria-label^="Revoke"]')).toHaveLength(2);
    expect(document.querySelectorAll('tbody a')).toHaveLength(3);
  });

  test('Revoke and Delete say what they end, then do it', async () => {
    const asked = serverWith({
      ...GET,
      'POST dashboard-sessions/AAAA/revoke': { body: { dashboardToken: 'n', dashboardUrl: 'u' } },
      'DELETE dashboard-sessions/BBBB': { status: 204 },
    });
    await mountPart(<SessionsTab />);
    await untilShown('3 days, 1 hour');
    await click(button('Revoke the session of AAAA'));
    expect(pageText()).toContain("The couple's dashboard and edit links end at once.");
    await click(button('Revoke'));
    await untilShown('Dashboard session revoked successfully');
    await click(button('Delete the session of BBBB'));
    expect(pageText()).toContain('The public page and all replies stay.');
    await click(button('Delete'));
    await untilShown('Dashboard session deleted successfully');
    expect(asked.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      'dashboard-sessions/AAAA/revoke',
      'dashboard-sessions/BBBB',
    ]);
  });
});
