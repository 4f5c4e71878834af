import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { AppProviders } from '../../app-providers.tsx';
import type { FormSectionId } from '../../customize/sections.ts';
import { mount, pageText } from '../../testing/mount.tsx';
import { InvitationProvider, useInvitation, useStore } from '../invitation-context.tsx';
import type { InvitationStore } from '../store/store-contract.ts';
import { useLiveStatus } from './use-live-status.ts';

/** The server's invitation, how often it was sent, and the error that it gives instead, if any. */
let server: {
  content: WeddingData;
  revision: number;
  publishedRevision: number;
  sent: number;
  unchanged: number;
  failure: number | null;
  failed: number;
};
let store: InvitationStore;

const tag = () => `W/"${server.revision}-${server.publishedRevision}"`;

const answers = {
  GET: ({ 'if-none-match': known }: Record<string, string>) => {
    if (server.failure !== null) {
      server.failed += 1;
      return Response.json({ error: 'Not now' }, { status: server.failure });
    }
    if (known === tag()) {
      server.unchanged += 1;
      return new Response(null, { status: 304 });
    }
    server.sent += 1;
    const { content, revision, publishedRevision } = server;
    const publishedAt = publishedRevision > 0 ? '2027-01-01T00:00:00.000Z' : null;
    const body = { weddingData: content, cleanUrl: 'a', revision, publishedRevision, publishedAt };
    return Response.json(body, { headers: { ETag: tag() } });
  },
  PUT: () => {
    server.revision += 1;
    const { revision } = server;
    return Response.json({ revision, cleanUrl: 'a', publishable: true, issues: [] });
  },
};

beforeEach(() => {
  server = {
    content: weddingOf(),
    revision: 1,
    publishedRevision: 1,
    sent: 0,
    unchanged: 0,
    failure: null,
    failed: 0,
  };
  localStorage.setItem('invitationId', '01J');
  localStorage.setItem('dashboardToken', 'secret');
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    async (_: string, options: { method: 'GET' | 'PUT'; headers: Record<string, string> }) =>
      answers[options.method](options.headers),
  );
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

function Status() {
  store = useStore();
  const { content } = useInvitation();
  const live = useLiveStatus(() => undefined);
  return `${content.couple.bride}: ${live.kind}`;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openBuilder() {
  await mount(
    <AppProviders>
      <InvitationProvider>
        <Status />
      </InvitationProvider>
    </AppProviders>,
  );
  await pass(100);
  expect(pageText()).toContain('Anna: live');
  server.sent = 0;
}

test('an unchanged invitation is not sent again', async () => {
  await openBuilder();
  await pass(60_000);
  expect(server).toMatchObject({ sent: 0, unchanged: 3 });
  server.content = weddingOf('Bea');
  server.revision = server.publishedRevision = 2;
  await pass(20_000);
  expect(pageText()).toContain('Bea: live');
  expect(server.sent).toBe(1);
});

test('a save is followed until its page is live, and each of its states is sent once', async () => {
  await openBuilder();
  await act(async () => {
    store.edit(weddingOf('Bea'));
    await store.saveNow();
  });
  await pass(400);
  expect(server).toMatchObject({ sent: 1, unchanged: 1 });
  await pass(2_600);
  expect(pageText()).toContain('Bea: publishing');
  expect(server.sent).toBe(1);
  expect(server.unchanged).toBeGreaterThan(1);
  server.publishedRevision = 2;
  await pass(2_000);
  expect(pageText()).toContain('Bea: live');
  expect(server.sent).toBe(2);
});

test('a refusing server is polled less and less often', async () => {
  await openBuilder();
  server.failure = 404;
  await act(async () => {
    store.edit(weddingOf('Bea'));
    await store.saveNow();
  });
  await pass(60_000);
  expect(server.failed).toBeGreaterThan(3);
  expect(server.failed).toBeLessThan(12);
});

describe('what the partner saves', () => {
  function writeIn(section: FormSectionId): HTMLElement {
    const part = document.createElement('section');
    part.dataset.formSection = section;
    const cursor = document.createElement('textarea');
    part.append(cursor);
    document.body.append(part);
    onTestFinished(() => part.remove());
    cursor.focus();
    return cursor;
  }
  const saveNames = () => {
    server.content = weddingOf('Bea');
    server.revision = server.publishedRevision = 2;
  };

  test('is adopted while somebody types in another section', async () => {
    await openBuilder();
    writeIn('story');
    saveNames();
    await pass(20_000);
    expect(pageText()).toContain('Bea: live');
  });

  test('waits while somebody types in the section that it changes', async () => {
    await openBuilder();
    const cursor = writeIn('couple');
    saveNames();
    await pass(20_000);
    expect(pageText()).toContain('Anna: live');
    cursor.blur();
    await pass(20_000);
    expect(pageText()).toContain('Bea: live');
  });
});
