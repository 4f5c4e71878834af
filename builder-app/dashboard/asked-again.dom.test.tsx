import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { weddingOf } from '#tests/support/wedding.ts';
import { button, click, mount, untilShown } from '../testing/mount.tsx';
import { DashboardPage } from './dashboard-page.tsx';

test('the focus stays in the page while a dashboard that did not open is asked for again', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  let open: (answer: Response) => void = () => {};
  const answers = [
    Response.json({ error: '' }, { status: 500 }),
    new Promise<Response>((resolve) => {
      open = resolve;
    }),
  ];
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/dashboard') ? answers.shift() : Response.json({}, { status: 404 }),
  );
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await mount(
    <QueryClientProvider client={queries}>
      <DashboardPage />
    </QueryClientProvider>,
  );
  await untilShown('Dashboard Access Error');
  button('Try Again').focus();
  await click(button('Try Again'));
  await untilShown('Loading your replies...');
  expect(document.activeElement?.localName).toBe('main');
  open(Response.json({ invitation, rsvpResponses: [] }));
  await untilShown('Total Responses');
  expect(document.activeElement?.localName).toBe('main');
});
