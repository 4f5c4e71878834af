import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { AppProviders } from '../app-providers.tsx';
import { button, click, mount, pageText } from '../testing/mount.tsx';
import { BuilderProvider, useBuilder } from './builder-context.tsx';
import { InvitationProvider, useStore } from './invitation-context.tsx';
import { Notices } from './notices.tsx';
import type { InvitationStore } from './store/store-contract.ts';
import { UnseenNotice } from './unseen-notice.tsx';

const TITLE = 'Guests do not see this yet';
const NEW_LINK = 'Use the latest edit link from your dashboard or your e-mail';
const KEPT = 'Your changes are kept in this browser';

let store: InvitationStore;
let tab: string;
/** How the server answers a save. */
let save: () => Response;
let content: WeddingData;

beforeEach(() => {
  content = weddingOf();
  const saved = { revision: 2, cleanUrl: 'a', publishable: true, issues: [] };
  save = () => Response.json(saved);
  localStorage.setItem('invitationId', '01J');
  localStorage.setItem('dashboardToken', 'secret');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    if (method === 'PUT') return save();
    const published = { publishedRevision: 2, publishedAt: '2027-01-01T00:00:00.000Z' };
    return Response.json({ weddingData: content, cleanUrl: 'a', revision: 1, ...published });
  });
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

function Screen({ Notice }: { readonly Notice: () => React.ReactNode }) {
  store = useStore();
  tab = useBuilder().tab;
  return <Notice />;
}

async function draw(Notice: () => React.ReactNode = UnseenNotice) {
  await mount(
    <AppProviders>
      <InvitationProvider>
        <BuilderProvider>
          <Screen Notice={Notice} />
        </BuilderProvider>
      </InvitationProvider>
    </AppProviders>,
  );
  await rest(0);
}

const rest = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const refuse = (status: number) => () => Response.json({ error: 'No' }, { status });
const write = (quote: string) =>
  act(async () => {
    const { customizations } = content;
    store.edit({ ...content, customizations: { ...customizations, quote } });
  });

test('nothing is said while guests see the same, nor during a save', async () => {
  await draw();
  await write('Two people, one day');
  expect(pageText()).not.toContain(TITLE);
  await rest(1_000);
  expect(pageText()).not.toContain(TITLE);
});

test('a missing detail is named and linked', async () => {
  const [event] = content.wedding.events;
  if (event) event.venue.name = '';
  await draw();
  expect(pageText()).toContain(TITLE);
  await click(button('Venue name is requiredWedding Events, event 1'));
  expect(tab).toBe('customize');
});

test('a failed save is shown until one succeeds, and logged', async () => {
  const taken = save;
  save = refuse(500);
  await draw();
  await write('Two people, one day');
  await rest(1_000);
  expect(pageText()).toContain(`${TITLE}Not saved yet: Retrying automatically`);
  expect(console.error).toHaveBeenCalledWith(
    'The invitation could not be saved',
    expect.objectContaining({ status: 500 }),
  );
  save = taken;
  await click(button('Save Now'));
  await rest(0);
  expect(pageText()).not.toContain(TITLE);
});

test.each([
  ['form', Notices],
  ['preview', UnseenNotice],
])(
  'a link that is revoked meanwhile says above the %s what to do, and what becomes of the words',
  async (_, Notice) => {
    save = refuse(403);
    await draw(Notice);
    await write('Two people, one day');
    await rest(1_000);
    expect(pageText()).toContain(NEW_LINK);
    expect(pageText()).toContain(KEPT);
    expect(localStorage.getItem('unsavedEdit:01J')).toContain('Two people, one day');
    await write('Two people, one long day');
    expect(pageText()).toContain(KEPT);
    expect(localStorage.getItem('unsavedEdit:01J')).toContain('Two people, one long day');
  },
);

test('a browser without room is not said to keep the changes', async () => {
  save = refuse(403);
  await draw();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await write('Two people, one day');
  await rest(1_000);
  expect(pageText()).toContain(NEW_LINK);
  expect(pageText()).not.toContain(KEPT);
});
