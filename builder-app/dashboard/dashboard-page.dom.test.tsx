import { Notifications } from '@mantine/notifications';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { invitationLinks } from '#domain/api/links.ts';
import { createGate, type Gate } from '#tests/support/gate.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { AppProviders } from '../app-providers.tsx';
import { DashboardPanel } from '../builder/dashboard-panel.tsx';
import { clearNotices } from '../testing/clear-notices.ts';
import {
  button,
  click,
  doubleClick,
  mount,
  pageText,
  until,
  untilShown,
} from '../testing/mount.tsx';
import { VISIT } from './dashboard-access.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { figures, guests, RESPONSES } from './testing.ts';

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

test.each([
  [500, 'Try Again'],
  [403, 'Back to Home'],
])('after a response of %i, "%s" leads on', async (status, label) => {
  answerWith({ '/api/dashboard/01J': () => json(status, { error: '' }) });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(<DashboardPage />);
  await untilShown('Dashboard Access Error');
  const leading = document.querySelectorAll('[data-variant="filled"]');
  expect([...leading].map((button) => button.textContent)).toEqual([label]);
});

test('an outdated link is replaced by the stored access once the dashboard refuses it, even after a reload', async () => {
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

test('a visit opens the dashboard without storing its access', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  answerWith({ '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses: [] }) });
  localStorage.clear();
  history.replaceState(null, '', `/dashboard/01J?token=abc${VISIT}`);
  await mountPage(<DashboardPage />);
  await untilShown('Total Responses');
  expect(localStorage).toHaveLength(0);
  expect(location.hash).toBe(VISIT);
});

test('a failed refresh is shown with the time of the last one', async () => {
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
  await untilShown('Couldn’t refresh. Last updated');
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
  ['follow the figures', RESPONSES, true],
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
  expect(pageText().indexOf('Dashboard link')).toBeLessThan(pageText().indexOf('Export CSV'));
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

interface Server {
  /** Status of its answer to each removal. */
  readonly refusal?: number;
  /** Whether a removal that was done is not answered. */
  readonly isAnswerLost?: boolean;
  /** Holds each removal. */
  readonly gate?: Gate;
  /** Holds each list after the first, with what it had when it was asked for. */
  readonly reloading?: Gate;
}

/** A dashboard whose server keeps what is removed. */
async function openWith({ refusal, isAnswerLost, gate, reloading }: Server = {}) {
  clearNotices();
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  let removed: readonly string[] = [];
  /** The entity tags that the list was asked for with. */
  const loads: (string | null)[] = [];
  let sent = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    if (path === '/api/dashboard/01J') {
      loads.push(new Headers(headers).get('If-None-Match'));
      const is = ({ id }: RsvpRecord) => removed.includes(id);
      const rsvpResponses = RESPONSES.filter((one) => !is(one));
      const removedResponses = RESPONSES.filter(is);
      const answer = json(200, { invitation, rsvpResponses, removedResponses });
      answer.headers.set('ETag', '"1-4"');
      if (loads.length > 1) await reloading?.pass();
      return answer;
    }
    const id = /^\/api\/dashboard\/01J\/responses\/(.+)$/.exec(path)?.[1];
    if (method !== 'PUT' || id === undefined) return json(404, { error: '' });
    sent += 1;
    await gate?.pass();
    if (refusal) return json(refusal, { error: 'This guest has answered again.' });
    const asked = JSON.parse(String(body));
    expect(asked.submittedAt).toBe(RESPONSES.find((one) => one.id === id)?.submittedAt);
    removed = asked.removed ? [...removed, id] : removed.filter((one) => one !== id);
    if (isAnswerLost) throw new TypeError('Failed to fetch');
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
  return { removed: () => removed, loads, sent: () => sent };
}

test('a removed reply is neither listed nor counted, until it is put back', async () => {
  const server = await openWith();
  await click(button('Remove the reply of Dora'));
  await until(() => expect(guests()).toEqual(['Cleo', 'Bert', 'Ada']));
  expect(document.activeElement).toBe(button('Remove the reply of Cleo'));
  await until(() => expect(server.removed()).toEqual(['4']));
  expect(figures()).toMatchObject({ 'Total Responses': '3', 'Total Guests': '2' });
  await untilShown('1 removed reply');
  // Its own list is no longer the one that the server sent under that tag.
  await click(button('Refresh'));
  expect(server.loads).toEqual([null, null]);
  await click(button('Put back the reply of Dora'));
  await until(() => expect(server.removed()).toEqual([]));
  await until(() => expect(guests()).toEqual(['Dora', 'Cleo', 'Bert', 'Ada']));
  expect(pageText()).not.toContain('removed reply');
});

test('a list asked for before a removal does not bring the removed reply back', async () => {
  const reloading = createGate();
  await openWith({ reloading });
  await click(button('Refresh'));
  await reloading.isReached;
  await click(button('Remove the reply of Dora'));
  await untilShown('1 removed reply');
  reloading.open();
  await until(() => expect(button('Refresh').getAttribute('aria-disabled')).toBe('false'));
  expect(guests()).toEqual(['Cleo', 'Bert', 'Ada']);
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

test('a removal can be undone where it happened', async () => {
  const gate = createGate();
  const server = await openWith({ gate });
  await click(button('Remove the reply of Cleo'));
  await untilShown('Reply of Cleo removed');
  await until(() => expect(guests()).toEqual(['Dora', 'Bert', 'Ada']));
  await click(button('Undo'));
  await until(() => expect(guests()).toHaveLength(4));
  await until(() => expect(document.activeElement).toBe(button('Remove the reply of Cleo')));
  // What overtakes the removal on the way would be undone by it.
  expect(server.sent()).toBe(1);
  gate.open();
  await until(() => expect(server.sent()).toBe(2));
  await until(() => expect(server.removed()).toEqual([]));
});

test('after an undo that a filter hides, the focus is in the list', async () => {
  const server = await openWith();
  await click(button('Remove the reply of Cleo'));
  await untilShown('Reply of Cleo removed');
  await click(button('No 1'));
  button('Undo').focus();
  await click(button('Undo'));
  await until(() => expect(figures()['Total Responses']).toBe('4'));
  await until(() => expect(server.removed()).toEqual([]));
  expect(guests()).toEqual(['Bert']);
  expect(document.activeElement?.ariaLabel).toBe('Responses');
});

test('a reply that could not be removed is listed again, with the reason', async () => {
  const server = await openWith({ refusal: 409 });
  await click(button('Remove the reply of Ada'));
  await untilShown('The reply of Ada was not removed');
  expect(pageText()).toContain('This guest has answered again.');
  expect(guests()).toHaveLength(4);
  await until(() => expect(pageText()).not.toContain('Undo'));
  await until(() => expect(server.loads).toHaveLength(2));
});

test('a removal whose answer is lost is not reported as failed', async () => {
  const server = await openWith({ isAnswerLost: true });
  await click(button('Remove the reply of Ada'));
  await until(() => expect(server.loads).toHaveLength(2));
  await untilShown('1 removed reply');
  expect(guests()).toEqual(['Dora', 'Cleo', 'Bert']);
  expect(pageText()).not.toContain('was not removed');
  expect(pageText()).toContain('Undo');
});

test('several replies removed in a row stay removed while each is sent', async () => {
  const gate = createGate();
  const server = await openWith({ gate });
  for (const guest of ['Ada', 'Bert', 'Cleo']) {
    await click(button(`Remove the reply of ${guest}`));
  }
  gate.open();
  await until(() => expect([...server.removed()].sort()).toEqual(['1', '2', '3']));
  await untilShown('3 removed replies');
  expect(guests()).toEqual(['Dora']);
  const removed = [...document.querySelectorAll('details bdi')];
  expect(removed.map(({ textContent }) => textContent)).toEqual(['Cleo', 'Bert', 'Ada']);
  await until(() => expect(pageText().match(/Undo/g)).toHaveLength(1));
  // However long the list is, it is not loaded again for each.
  expect(server.loads).toHaveLength(1);
});

test('replies that arrive are shown within half a minute, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  let rsvpResponses = RESPONSES.slice(0, 1);
  answerWith({ '/api/dashboard/01J': () => json(200, { invitation, rsvpResponses }) });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(<DashboardPage />);
  await untilShown('Total Responses');
  rsvpResponses = RESPONSES;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(guests()).toEqual(['Dora', 'Cleo', 'Bert', 'Ada']);
});

test('what is shown stays while nothing is new', async () => {
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

test('the button that refreshes keeps the focus while it does', async () => {
  const invitation = { weddingData: weddingOf(), cleanUrl: 'anna-ben' };
  const gate = createGate();
  let loads = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/dashboard/01J') return json(404, { error: '' });
    loads += 1;
    if (loads > 1) await gate.pass();
    return json(200, { invitation, rsvpResponses: RESPONSES });
  });
  history.replaceState(null, '', '/dashboard/01J?token=abc');
  await mountPage(<DashboardPage />);
  await untilShown('Total Responses');
  await click(button('Refresh'));
  await gate.isReached;
  await until(() => expect(button('Refresh').getAttribute('aria-disabled')).toBe('true'));
  // Browsers take the focus from a button that is disabled.
  expect(button('Refresh').disabled).toBe(false);
  await click(button('Refresh'));
  gate.open();
  await until(() => expect(button('Refresh').getAttribute('aria-disabled')).toBe('false'));
  expect(loads).toBe(2);
});
