import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { weddingOf } from '#tests/support/wedding.ts';
import { browserStorage } from '../access/browser-storage.ts';
import { AppProviders } from '../app-providers.tsx';
import { button, click, field, mount, pageText, until, untilShown } from '../testing/mount.tsx';
import { InvitationProvider, useStore } from './invitation-context.tsx';
import { Notices } from './notices.tsx';
import { keptDraft, keptVersions } from './store/kept-contents.ts';
import type { InvitationStore } from './store/store-contract.ts';

let store: InvitationStore;

beforeEach(() => {
  localStorage.setItem('invitationId', '01J');
  localStorage.setItem('dashboardToken', 'secret');
  vi.stubGlobal('fetch', async () => {
    const published = { publishedRevision: 1, publishedAt: '2027-01-01T00:00:00.000Z' };
    const saved = { cleanUrl: 'a', revision: 1, publishable: true, issues: [] };
    return Response.json({ weddingData: weddingOf(), ...saved, ...published });
  });
  return () => localStorage.clear();
});

function Screen() {
  store = useStore();
  return (
    <>
      <Notices />
      <input aria-label="Next" />
    </>
  );
}

const begunDraft = () =>
  keptDraft.write(browserStorage, { weddingData: weddingOf('Ophelia', 'Tobias'), chosen: true });

const open = () =>
  mount(
    <AppProviders>
      <InvitationProvider>
        <Screen />
      </InvitationProvider>
    </AppProviders>,
  );

test('an invitation that could not be loaded is loaded once the connection returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = fetch;
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await open();
  await untilShown('Your invitation could not be loaded');
  vi.stubGlobal('fetch', server);
  await act(async () => window.dispatchEvent(new Event('online')));
  await until(() => expect(store.state.kind).toBe('editing'));
  expect(pageText()).not.toContain('Your invitation could not be loaded');
});

test('a draft begun after another was discarded is offered, and nothing is asked', async () => {
  begunDraft();
  await open();
  await untilShown('Open the draft');
  await click(button('Discard the draft'));
  await untilShown('Discard the draft?');
  await click(button('Discard'));
  expect(pageText()).not.toContain('Open the draft');
  begunDraft();
  await act(() => store.follow());
  expect(pageText()).toContain('Open the draft');
  expect(pageText()).not.toContain('Discard the draft?');
});

const ANOTHER = weddingOf('Ophelia', 'Tobias');

const setAside = () => keptVersions.write(browserStorage, '01J', [ANOTHER]);
const openedAnother = () => localStorage.setItem('otherAccess', 'invitationId=01K&token=other');

test.each([
  ['Open the draft', begunDraft],
  ['Open the other one', openedAnother],
])(
  '"%s" is not offered while leaving would lose a version that was set aside',
  async (link, prepare) => {
    prepare();
    setAside();
    await open();
    await untilShown(link);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await act(async () => store.bringBack(ANOTHER));
    expect(pageText()).not.toContain(link);
  },
);

test.each([
  ['Discard the draft', 'Discard', begunDraft],
  ['Remove from this browser', 'Remove', openedAnother],
  ['Discard it', 'Discard', setAside],
])('after "%s" the focus goes on to what follows the notice', async (press, confirm, prepare) => {
  prepare();
  await open();
  await until(() => button(press));
  button(press).focus();
  await click(button(press));
  await until(() => button(confirm));
  await click(button(confirm));
  await until(() => expect(() => button(press)).toThrow());
  await until(() => expect(document.activeElement).toBe(field('Next')));
});
