import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { weddingOf } from '#tests/support/wedding.ts';
import { DashboardPanel } from '../builder/dashboard-panel.tsx';
import { button, click, mount, until, untilShown } from '../testing/mount.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const credentials = { invitationId: '01J', token: 'abc' };

test.each([
  ['page', 'main', <DashboardPage key="page" />],
  ['tab', 'section', <DashboardPanel key="tab" credentials={credentials} activated={null} />],
])(
  'the focus stays in a dashboard’s %s that did not open and is asked for again',
  async (_what, place, dashboard) => {
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
    await mount(<QueryClientProvider client={queries}>{dashboard}</QueryClientProvider>);
    await untilShown('Dashboard Access Error');
    button('Try Again').focus();
    await click(button('Try Again'));
    await until(() => expect(() => button('Try Again')).toThrow());
    expect(document.activeElement?.localName).toBe(place);
    open(Response.json({ invitation, rsvpResponses: [] }));
    await untilShown('Total Responses');
    expect(document.activeElement?.localName).toBe(place);
  },
);
