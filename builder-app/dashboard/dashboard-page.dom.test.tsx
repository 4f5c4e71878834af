import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { weddingOf } from '#tests/support/wedding.ts';
import { button, click, mount, pageText, untilShown } from '../testing/mount.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

test('a link that is replaced while the page stands open shows no replies any more', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  const answers = [
    json(200, { invitation, rsvpResponses: [] }),
    json(403, { error: 'Invalid dashboard access token' }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mount(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <DashboardPage />
    </QueryClientProvider>,
  );
  await untilShown('Total Responses');
  await click(button('Refresh'));
  await untilShown('Dashboard Access Error');
  expect(pageText()).toContain('Invalid dashboard access token');
  expect(pageText()).not.toContain('Total Responses');
});
