import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { DashboardSession } from '#domain/api/admin-sessions.ts';
import type { AdminUser } from '#domain/api/admin-users.ts';
import {
  button,
  click,
  field,
  mount,
  pageText,
  type,
  until,
  untilShown,
} from '../testing/mount.tsx';
import { OperatorPage } from './operator-page.tsx';
import { IDLE_QUEUE } from './overview/testing.ts';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { COPIED_STAYS_MS, SuccessBanner, useShowSuccess } from './success.tsx';
import { laterAnswer, mountPart, serverWith } from './testing.tsx';
import { UsersTab } from './users/users-tab.tsx';

function Teller() {
  const showSuccess = useShowSuccess();
  return (
    <>
      <button type="button" onClick={() => showSuccess('User created successfully')}>
        Create
      </button>
      <button type="button" onClick={() => showSuccess('Copied', COPIED_STAYS_MS)}>
        Copy
      </button>
    </>
  );
}

const USER: AdminUser = {
  id: '1',
  username: 'planner',
  email: null,
  createdAt: '2027-01-01T10:00:00.000Z',
  invitationCount: 4,
};

describe('the panel', () => {
  const OUT = { status: 401, body: { error: 'Authentication required' } };
  const STATS = { totalLicenses: 3, usedLicenses: 2, totalUsers: 1, totalInvitations: 2 };
  const PANEL = {
    'GET stats': { body: STATS },
    'GET render-queue': { body: IDLE_QUEUE },
    'GET orders/unserved': { body: [] },
  };

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

  test('the password can be shown by keyboard', async () => {
    serverWith({ 'GET auth/check': OUT });
    await mount(<OperatorPage />);
    await untilShown('Username');
    const show = button('Show the password');
    expect(show.tabIndex).toBe(0);
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
    await act(async () => show.dispatchEvent(space));
    expect(field('Password').type).toBe('text');
  });

  test('a refused login shows the server’s message, one without a response our own', async () => {
    serverWith({
      'GET auth/check': OUT,
      'POST auth/login': { status: 401, body: { error: 'Invalid username or password' } },
    });
    await mount(<OperatorPage />);
    await untilShown('Username');
    await enter('admin', 'wrong');
    await untilShown('Invalid username or password');
    const { answer, give } = laterAnswer();
    serverWith({ 'GET auth/check': OUT, 'POST auth/login': () => answer });
    await click(button('Sign In'));
    await untilShown('Signing in...');
    // Without it, the button would move while it is pressed.
    expect(pageText()).toContain('Invalid username or password');
    const alert = document.querySelector('[role="alert"]');
    give({ status: 401, body: { error: 'Invalid username or password' } });
    await untilShown('Sign In');
    // Announced once more.
    expect(document.querySelector('[role="alert"]')).not.toBe(alert);
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
    expect(document.activeElement?.textContent).toBe('Wedding Invite Admin');
    expect(asked.find(({ path }) => path === 'auth/login')?.body).toEqual({
      username: 'admin',
      password: 'secret',
    });
    await click(button('Logout'));
    await untilShown('Sign In');
  });

  test('a failed Logout says that the operator is still signed in', async () => {
    serverWith({ 'GET auth/check': { body: { username: 'admin' } }, ...PANEL });
    await mount(<OperatorPage />);
    await untilShown('Total Licenses');
    await click(button('Logout'));
    await untilShown('you are still signed in');
  });

  test('a session that has ended leads back to the login and says why', async () => {
    serverWith({
      'GET auth/check': { body: { username: 'admin' } },
      'GET stats': OUT,
      'GET render-queue': OUT,
      'GET orders/unserved': OUT,
    });
    await mount(<OperatorPage />);
    await untilShown('Your session has ended. Please sign in again.');
    expect(field('Username')).toBeTruthy();
  });

  test('an action that finds the session ended leads back to the login too', async () => {
    serverWith({ 'GET users': { body: [USER], total: 1 }, 'DELETE users/1': OUT });
    const onSessionLost = vi.fn();
    await mountPart(<UsersTab />, onSessionLost);
    await untilShown('planner');
    await click(button('Delete planner'));
    expect(onSessionLost).not.toHaveBeenCalled();
    await click(button('Delete'));
    await until(() => expect(onSessionLost).toHaveBeenCalledOnce());
  });

  test('a late response to an ended session does not end the next one', async () => {
    const { answer, give } = laterAnswer();
    let isOut = true;
    serverWith({
      ...PANEL,
      'GET auth/check': { body: { username: 'admin' } },
      'GET stats': () => (isOut ? answer : { body: STATS }),
      'GET render-queue': () => (isOut ? OUT : { body: IDLE_QUEUE }),
      'POST auth/login': () => {
        isOut = false;
        return { body: { username: 'admin' } };
      },
    });
    await mount(<OperatorPage />);
    await untilShown('Your session has ended. Please sign in again.');
    await enter('admin', 'secret');
    await untilShown('Everything published is live');
    await act(async () => give(OUT));
    expect(pageText()).toContain('Logout');
  });

  test('a response that arrives after Logout does not say that the session has ended', async () => {
    const { answer, give } = laterAnswer();
    serverWith({
      ...PANEL,
      'GET auth/check': { body: { username: 'admin' } },
      'GET stats': () => answer,
      'POST auth/logout': { status: 204 },
    });
    await mount(<OperatorPage />);
    await untilShown('Everything published is live');
    await click(button('Logout'));
    await untilShown('Sign In');
    await act(async () => give(OUT));
    expect(pageText()).not.toContain('Your session has ended');
  });

  test('a server that does not respond is no reason to ask for a password', async () => {
    serverWith({});
    await mount(<OperatorPage />);
    await untilShown('The server is not responding.');
    const { answer, give } = laterAnswer();
    serverWith({ 'GET auth/check': () => answer, ...PANEL });
    button('Try Again').focus();
    await click(button('Try Again'));
    expect(document.activeElement).toBe(button('Try Again'));
    give({ body: { username: 'admin' } });
    await untilShown('Total Licenses');
    expect(document.activeElement?.textContent).toBe('Wedding Invite Admin');
  });
});

describe('the success banner', () => {
  const advance = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  test('a success stays for three seconds, a copied text for two, and a new one starts over', async () => {
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

describe('Users', () => {
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

  test('a refusal does not stand beside the success of the last one', async () => {
    let answer: object = { status: 201, body: USER };
    serverWith({ ...GET, 'POST users': () => answer });
    await mountPart(<UsersTab />);
    const create = async () => {
      await type(field('Username'), 'planner');
      await type(field('Password'), 'p');
      await click(button('Create User'));
    };
    await create();
    await untilShown('User created successfully');
    answer = { status: 409, body: { error: 'Username or email already exists' } };
    await create();
    await untilShown('Username or email already exists');
    expect(pageText()).not.toContain('User created successfully');
  });

  test('a refused field is marked, until something is typed', async () => {
    serverWith(GET);
    await mountPart(<UsersTab />);
    const marked = () =>
      ['Username', 'E-mail (optional)', 'Password'].filter(
        (label) => field(label).getAttribute('aria-invalid') === 'true',
      );
    await click(button('Create User'));
    expect(marked()).toEqual(['Username', 'Password']);
    await type(field('Username'), 'x'.repeat(201));
    expect(marked()).toEqual([]);
    await type(field('Password'), 'p');
    await click(button('Create User'));
    expect(pageText()).toContain('Please use at most 200 characters');
    expect(marked()).toEqual(['Username']);
  });

  test('a taken name shows the server’s message, and what was entered stays', async () => {
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
    expect(pageText()).toContain('This cannot be undone.');
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
    cleanUrl: `couple-${licenseCode}`,
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

  test('the age is in days and hours, and sessions older than 60 days are expired', async () => {
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
    await untilShown('License deleted');
    expect(document.querySelectorAll('[aria-label^="Revoke"]')).toHaveLength(2);
    expect(document.querySelectorAll('tbody a[href^="/dashboard/"]')).toHaveLength(3);
  });

  test('each session says whose it is, and its dashboard is only visited', async () => {
    serverWith(GET);
    await mountPart(<SessionsTab />);
    await untilShown('3 days, 1 hour');
    expect(rows()[0]).toContain('couple-AAAA');
    expect(rows()[0]).toContain('License AAAA');
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/couple-AAAA');
    expect(document.querySelector('tbody td a')?.getAttribute('href')).toBe(
      '/dashboard/01J?token=token#visit',
    );
  });

  test('a revoked session’s old link can no longer be copied', async () => {
    const { answer, give } = laterAnswer();
    let isAnew = false;
    serverWith({
      'GET dashboard-sessions': () =>
        isAnew ? answer : { body: [session('AAAA', 3), session('BBBB', 61)], total: 2 },
      'POST dashboard-sessions/AAAA/revoke': () => {
        isAnew = true;
        return { body: { dashboardToken: 'fresh', dashboardUrl: 'u' } };
      },
    });
    await mountPart(<SessionsTab />);
    await untilShown('3 days, 1 hour');
    await click(button('Revoke the session of couple-AAAA'));
    await click(button('Revoke'));
    await untilShown('Dashboard session revoked successfully');
    const links = [...document.querySelectorAll('tbody td a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/01J?token=fresh#visit',
      '/dashboard/01J?token=token#visit',
    ]);
    give({ body: [], total: 0 });
  });

  test('Revoke and Delete say what they end, then do it', async () => {
    const asked = serverWith({
      ...GET,
      'POST dashboard-sessions/AAAA/revoke': { body: { dashboardToken: 'n', dashboardUrl: 'u' } },
      'DELETE dashboard-sessions/BBBB': { status: 204 },
    });
    await mountPart(<SessionsTab />);
    await untilShown('3 days, 1 hour');
    await click(button('Revoke the session of couple-AAAA'));
    expect(pageText()).toContain(
      'The dashboard and edit links of couple-AAAA stop working immediately.',
    );
    await click(button('Revoke'));
    await untilShown('Dashboard session revoked successfully');
    await click(button('Delete the session of couple-BBBB'));
    expect(pageText()).toContain('this cannot be undone');
    expect(pageText()).toContain('open the dashboard of couple-BBBB');
    expect(pageText()).toContain('The public page and all replies stay.');
    await click(button('Delete'));
    await untilShown('Dashboard session deleted successfully');
    expect(asked.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      'dashboard-sessions/AAAA/revoke',
      'dashboard-sessions/BBBB',
    ]);
  });
});
