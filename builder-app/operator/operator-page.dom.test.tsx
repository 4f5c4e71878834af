import { expect, test } from 'vitest';
import { button, click, field, mount, pageText, type, untilShown } from '../testing/mount.tsx';
import { OperatorPage } from './operator-page.tsx';
import { serverWith } from './testing.tsx';

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
