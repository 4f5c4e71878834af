import { expect, test } from 'vitest';
import type { DashboardSession } from '#domain/api/admin.ts';
import { button, click, pageText, untilShown } from '../../testing/mount.tsx';
import { mountPart, serverWith } from '../testing.tsx';
import { SessionsTab } from './sessions-tab.tsx';

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
