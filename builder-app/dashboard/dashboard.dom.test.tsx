import { Notifications } from '@mantine/notifications';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { invitationLinks } from '#domain/api/links.ts';
import { createGate, type Gate } from '#tests/support/gate.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { DashboardPanel } from '../builder/dashboard-panel.tsx';
import { clearNotices } from '../testing/clear-notices.ts';
import {
  button,
  click,
  doubleClick,
  field,
  mount,
  pageText,
  type,
  until,
  untilShown,
} from '../testing/mount.tsx';
import { AppProviders } from '../theme/app-providers.tsx';
import { VISIT } from './dashboard-access.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { Replies } from './replies.tsx';

const reply = (id: number, guestName: string, attendance: string, guestsCount = 1): RsvpRecord => ({
  id: String(id),
  guestName,
  email: `${guestName.toLowerCase()}@example.com`,
  phone: '',
  attendance,
  guestsCount,
  dietaryRequirements: '',
  message: '',
  submittedAt: new Date(Date.UTC(2027, 0, id)).toISOString(),
});
const RESPONSES = [
  reply(1, 'Ada', 'Joyfully Accept', 2),
  reply(2, 'Bert', 'Not Attending', 4),
  reply(3, 'Cleo', 'Perhaps'),
  reply(4, 'Dora', 'yes', 3),
];
const draw = (responses: readonly RsvpRecord[]) =>
  mount(
    <Replies
      responses={responses}
      removed={[]}
      removal={{ remove: () => {}, putBack: () => {} }}
      invitationId="01J"
      refresh={{ isFetching: false, hasFailed: false, at: 0, again: () => {} }}
    />,
  );
const guests = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((tile) => [
      tile.querySelector('dt')?.textContent,
      tile.querySelector('dd')?.textContent,
    ]),
  );

test('five figures stand above; guests count for those who come', async () => {
  await draw(RESPONSES);
  expect(figures()).toEqual({
    'Total Responses': '4',
    Attending: '2',
    'Not Attending': '1',
    Maybe: '1',
    'Total Guests': '5',
  });
});

test('the newest reply comes first, and a column sorts at a click', async () => {
  await draw(RESPONSES);
  expect(guests()).toEqual(['Dora', 'Cleo', 'Bert', 'Ada']);
  await click(button('Guest'));
  expect(guests()).toEqual(['Ada', 'Bert', 'Cleo', 'Dora']);
  await click(button('Guests'));
  expect(guests()[0]).toBe('Bert');
});

test('filter and search narrow the list, the figures stay', async () => {
  await draw(RESPONSES);
  await click(button('Yes 2'));
  expect(guests()).toEqual(['Dora', 'Ada']);
  await type(field('Search by name or e-mail'), 'ADA@');
  expect(guests()).toEqual(['Ada']);
  expect(figures()['Total Responses']).toBe('4');
});

test('a long list comes in parts, while search, order and figures know all of it', async () => {
  const many = Array.from({ length: 120 }, (_, index) => reply(index + 1, `Guest${index}`, 'yes'));
  await draw(many);
  expect(guests()).toHaveLength(100);
  expect(pageText()).toContain('100 of 120 responses');
  await click(button('Show 20 more'));
  expect(guests()).toHaveLength(120);
  await click(button('Guest'));
  expect(guests()[0]).toBe('Guest0');
  await type(field('Search by name or e-mail'), 'guest');
  expect(guests()).toHaveLength(100);
  await type(field('Search by name or e-mail'), 'guest119');
  expect(guests()).toEqual(['Guest119']);
  expect(figures()['Total Responses']).toBe('120');
});

test('cards, which have no column heads, are ordered by choice', async () => {
  const wide = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: true }));
  await draw(RESPONSES);
  const cards = () => [...document.querySelectorAll('li')].map((card) => card.textContent);
  expect(cards()[0]).toContain('Dora');
  const order = document.querySelector('select');
  await act(async () => {
    if (order) order.value = 'guestsCount';
    order?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(cards()[0]).toContain('Bert');
});

test('an answer of the couple’s own stands in its words beside how it counts', async () => {
  await draw([
    reply(1, 'Ada', 'yes'),
    reply(2, 'Bert', 'Ceremony only'),
    reply(3, 'Cleo', 'Attending the party only'),
  ]);
  const answers = [...document.querySelectorAll('tbody tr > td:nth-child(3)')];
  expect(answers.map((cell) => [...cell.querySelectorAll('span')].at(-1)?.textContent)).toEqual([
    'Attending the party only',
    'Ceremony only',
    'Attending',
  ]);
});

test('a long message is opened and closed', async () => {
  await draw([{ ...reply(1, 'Ada', 'yes'), message: 'So happy for you! '.repeat(40) }]);
  await click(button('Read all'));
  await click(button('Show less'));
  expect(button('Read all').getAttribute('aria-expanded')).toBe('false');
});

test('a search without a hit says so, and leads back to all replies', async () => {
  await draw(RESPONSES);
  await click(button('No 1'));
  await type(field('Search by name or e-mail'), 'nobody');
  expect(pageText()).toContain('No responses match your current filter.');
  expect(pageText()).not.toContain('No responses yet');
  await click(button('Show all'));
  expect(guests()).toHaveLength(4);
  expect(field('Search by name or e-mail').value).toBe('');
});

test('without any reply the link is what is missing', async () => {
  await draw([]);
  expect(pageText()).toContain('No responses yet');
  expect(pageText()).toContain('Share your invitation link to start receiving RSVPs!');
  expect(button('Export CSV').disabled).toBe(true);
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Stubs a server that knows these paths and responds 404 to any other. */
const answerWith = (answers: Record<string, () => Response | undefined>) =>
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? json(404, { error: '' }));
const withQueries = (page: ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {page}
  </QueryClientProvider>
);
const mountPage = (page: ReactNode) => mount(withQueries(page));
const ACCESS = { invitationId: '01J', token: 'abc' };
const LINKS = invitationLinks('', { id: '01J', token: 'abc', slug: 'anna-ben' });

test.each([
  ['page', <DashboardPage key="page" />],
  ['builder’s tab', <DashboardPanel key="tab" credentials={ACCESS} activated={null} />],
])(
  'a link that is replaced while the %s stands open shows no replies any more',
  async (_name, page) => {
    const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
    const answers = [
      json(200, { invitation, rsvpResponses: [] }),
      json(403, { error: 'Invalid dashboard access token' }),
    ];
    answerWith({ '/api/dashboard/01J': () => answers.shift() });
    history.replaceState(null, '', '/dashboard/01J?token=abc');
    await mountPage(page);
    await untilShown('Total Responses');
    await click(button('Refresh'));
    await untilShown('Dashboard Access Error');
    expect(pageText()).toContain('Invalid dashboard access token');
    expect(pageText()).not.toContain('Total Responses');
  },
);

test('an outdated link gives way to the kept access once the dashboard is refused, also after a reload', async () => {
  localStorage.setItem('invitationId', '01J');
  localStorage.setItem('dashboardToken', 'good');
  const answers = [json(500, { error: '' }), json(403, { error: '' })];
  answerWith({ '/api/dashboard/01J': () => answers.shift() });
  history.replaceState(null, '', '/dashboard/01J?token=outdated');
  const { redraw } = await mountPage(<DashboardPage key="opened" />);
  await untilShown('Failed to fetch dashboard data');
  expect(localStorage.getItem('dashboardToken')).toBe('outdated');
  await redraw(withQueries(<DashboardPage key="reloaded" />));
  await untilShown('Invalid dashboard access token');
  expect(localStorage.getItem('dashboardToken')).toBe('good');
});

test('an address that only visits opens the dashboard, and this browser does not become the couple’s', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  answerWith({ '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses: [] }) });
  localStorage.clear();
  history.replaceState(null, '', `/dashboard/01J?token=abc${VISIT}`);
  await mountPage(<DashboardPage />);
  await untilShown('Total Responses');
  expect(localStorage).toHaveLength(0);
  expect(location.hash).toBe(VISIT);
});

test('without a network the dashboard says so, and as of when its replies are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  answerWith({ '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses: RESPONSES }) });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mount(
    <AppProviders>
      <DashboardPage />
    </AppProviders>,
  );
  await untilShown('Up to date as of');
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await click(button('Refresh'));
  await act(async () => vi.advanceTimersByTimeAsync(5_000));
  await untilShown('No connection; as of');
  expect(guests()).toHaveLength(4);
});

test.each([
  ['once it was activated in this visit', LINKS, true],
  ['not in a later one', null, false],
])('the builder’s tab says that the invitation is activated %s', async (_name, activated, says) => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  answerWith({ '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses: [] }) });
  await mountPage(<DashboardPanel credentials={ACCESS} activated={activated} />);
  await untilShown('Total Responses');
  expect(pageText().includes('Invitation Activated Successfully!')).toBe(says);
});

test.each([
  ['follow the replies', RESPONSES, true],
  ['come first while there are none', [], false],
])('on a phone the links %s', async (_name, rsvpResponses, isAfter) => {
  const wide = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: true }));
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  answerWith({ '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses }) });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(<DashboardPage />);
  await untilShown('Total Responses');
  expect(pageText().indexOf('Invitation link') > pageText().indexOf('Total Responses')).toBe(
    isAfter,
  );
});

test('links are those of the public address, wherever the page was opened', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  const config = {
    publicUrl: 'https://invite.example',
    supportEmail: 'help@example.com',
    checkoutUrl: null,
  };
  answerWith({
    '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses: [] }),
    '/api/config': () => json(200, config),
  });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(<DashboardPage />);
  await untilShown('invite.example/anna-ben');
  const edit = document.querySelector('[aria-label="View: edit link"]');
  expect(edit?.getAttribute('href')).toMatch(/^https:\/\/invite\.example\//);
});

/** A dashboard whose server keeps what is removed, once the gate is open, or refuses to. */
async function openWith({ refusal, gate }: { refusal?: number; gate?: Gate } = {}) {
  clearNotices();
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  let removed: readonly string[] = [];
  let loads = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/dashboard/01J') {
      loads += 1;
      const is = ({ id }: RsvpRecord) => removed.includes(id);
      const rsvpResponses = RESPONSES.filter((one) => !is(one));
      return json(200, { invitation, rsvpResponses, removedResponses: RESPONSES.filter(is) });
    }
    const id = /^\/api\/dashboard\/01J\/responses\/(.+)$/.exec(path)?.[1];
    if (method !== 'PUT' || id === undefined) return json(404, { error: '' });
    await gate?.pass();
    if (refusal) return json(refusal, { error: 'This guest has answered again.' });
    const asked = JSON.parse(String(body));
    expect(asked.submittedAt).toBe(RESPONSES.find((one) => one.id === id)?.submittedAt);
    removed = asked.removed ? [...removed, id] : removed.filter((one) => one !== id);
    return json(200, { removed: asked.removed });
  });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(
    <>
      <Notifications transitionDuration={0} />
      <DashboardPage />
    </>,
  );
  await untilShown('Total Responses');
  return { removed: () => removed, loads: () => loads };
}

test('a removed reply leaves list and figures, until it is put back', async () => {
  const server = await openWith();
  await click(button('Remove the reply of Dora'));
  await until(() => expect(guests()).toEqual(['Cleo', 'Bert', 'Ada']));
  expect(document.activeElement).toBe(button('Remove the reply of Cleo'));
  await until(() => expect(server.removed()).toEqual(['4']));
  expect(figures()).toMatchObject({ 'Total Responses': '3', 'Total Guests': '2' });
  await untilShown('1 removed reply');
  await click(button('Put back the reply of Dora'));
  await until(() => expect(server.removed()).toEqual([]));
  await until(() => expect(guests()).toEqual(['Dora', 'Cleo', 'Bert', 'Ada']));
  expect(pageText()).not.toContain('removed reply');
});

test('a double click removes one reply, and puts one back', async () => {
  const server = await openWith();
  const first = (does: string) => () =>
    [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith(does)) ??
    document.body;
  await doubleClick(first('Remove the reply of'));
  await until(() => expect(server.removed()).toEqual(['4']));
  await click(button('Remove the reply of Cleo'));
  await untilShown('2 removed replies');
  await doubleClick(first('Put back the reply of'));
  await untilShown('1 removed reply');
  await until(() => expect(server.removed()).toHaveLength(1));
});

test('a removal is undone where it was done', async () => {
  const server = await openWith();
  await click(button('Remove the reply of Cleo'));
  await untilShown('Reply of Cleo removed');
  await click(button('Undo'));
  await until(() => expect(guests()).toHaveLength(4));
  await until(() => expect(document.activeElement).toBe(button('Remove the reply of Cleo')));
  await until(() => expect(server.removed()).toEqual([]));
});

test('a reply that could not be removed is listed again, and it is said why', async () => {
  await openWith({ refusal: 409 });
  await click(button('Remove the reply of Ada'));
  await untilShown('The reply of Ada was not removed');
  expect(pageText()).toContain('This guest has answered again.');
  expect(guests()).toHaveLength(4);
});

test('several removed in a row stay removed while the server hears of each', async () => {
  const gate = createGate();
  const server = await openWith({ gate });
  for (const guest of ['Ada', 'Bert', 'Cleo']) {
    await click(button(`Remove the reply of ${guest}`));
  }
  gate.open();
  await until(() => expect([...server.removed()].sort()).toEqual(['1', '2', '3']));
  await untilShown('3 removed replies');
  expect(guests()).toEqual(['Dora']);
  await until(() => expect(pageText().match(/Undo/g)).toHaveLength(1));
  // However long the list is, it is not loaded again for each.
  expect(server.loads()).toBe(1);
});

test('what is shown stays while there is nothing new', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  const first = json(200, { invitation, rsvpResponses: RESPONSES });
  first.headers.set('ETag', '"1-4"');
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (path: string, options: { headers: Record<string, string> }) => {
    if (path !== '/api/dashboard/01J') return json(404, { error: '' });
    asked.push(options.headers['if-none-match']);
    return asked.length === 1 ? first : new Response(null, { status: 304 });
  });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(<DashboardPage />);
  await untilShown('Total Responses');
  await click(button('Refresh'));
  await until(() => expect(asked).toEqual([undefined, '"1-4"']));
  expect(guests()).toHaveLength(4);
  expect(pageText()).not.toContain('could not');
});
