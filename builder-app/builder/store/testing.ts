import { beforeEach, vi } from 'vitest';
import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { storeCredentials, storedCredentials, storeLinked } from '../../access/stored-access.ts';
import type { Credentials, SaveOutcome } from '../../api-client.ts';
import type { ApiError } from '../../api-transport.ts';
import { createInvitationStore } from './invitation-store.ts';
import type { InvitationStore } from './store-contract.ts';

export const CREDENTIALS: Credentials = { invitationId: '01J', token: 'secret' };

/** The server's response to the license code. */
export const ACTIVATED = {
  dashboardToken: 'secret',
  invitationId: '01J',
  dashboardUrl: '',
  invitationUrl: '',
  editUrl: '',
  cleanUrl: 'ophelia-tobias',
};

export const named = (bride: string): WeddingData => {
  const content = newInvitation('floral-elegance');
  return { ...content, couple: { ...content.couple, bride, groom: 'Tobias' } };
};

export const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** One browser and one server, with everything they store or send visible to the test. */
export interface StoreWorld {
  /** What the browser stores. */
  readonly kept: Map<string, string>;
  /** The access among it. */
  readonly keptAccess: Credentials | null;
  /** `until`: when it responds to a load that begins now. */
  server: {
    content: WeddingData;
    revision: number;
    failure: ApiError | null;
    until?: Promise<void> | undefined;
  };
  /** What the server answers to a load now. */
  readonly loaded: LoadInvitationResponse;
  readonly saves: { readonly content: WeddingData; readonly baseRevision: number }[];
  /** Stores access from an earlier visit. */
  know(credentials: Credentials): void;
  /** Opens a tab, through an edit link if credentials are given. */
  open(link: Credentials | null): InvitationStore;
}

/** Returns a world for a test file; it is reset before each test. */
export function storeWorld(): StoreWorld {
  const untouched = (): Pick<StoreWorld, 'kept' | 'server' | 'saves'> => ({
    kept: new Map(),
    server: { content: named('Ophelia'), revision: 4, failure: null },
    saves: [],
  });
  const world: StoreWorld = {
    ...untouched(),
    get keptAccess() {
      return storedCredentials(storageOf(world));
    },
    get loaded() {
      return loadedFrom(world);
    },
    know: (credentials) => storeCredentials(storageOf(world), credentials),
    open: (link) => openTab(world, link),
  };
  beforeEach(() => {
    // Load and read failures are logged, and the tests cause them on purpose.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    Object.assign(world, untouched());
  });
  return world;
}

const storageOf = ({ kept }: Pick<StoreWorld, 'kept'>): KeyStorage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});

const loadedFrom = ({
  server: { content, revision },
}: Pick<StoreWorld, 'server'>): LoadInvitationResponse => ({
  weddingData: content,
  cleanUrl: 'ophelia-tobias',
  revision,
  publishedRevision: revision,
  publishedAt: null,
});

function openTab(world: StoreWorld, credentials: Credentials | null): InvitationStore {
  const { saves } = world;
  const storage = storageOf(world);
  let link = credentials;
  return createInvitationStore({
    storage,
    takeCredentials: () => {
      const isLinked = link !== null;
      const access = link ?? storedCredentials(storage);
      // Access that is not stored stays in the address.
      if (link && storeLinked(storage, link)) link = null;
      return access && { credentials: access, isLinked };
    },
    load: async () => {
      const response = loadedFrom(world);
      const { failure, until } = world.server;
      if (until) await until;
      if (failure) throw failure;
      return response;
    },
    autosavePorts: () => ({
      save: async (content, baseRevision): Promise<SaveOutcome> => {
        const { server } = world;
        if (server.failure) throw server.failure;
        saves.push({ content, baseRevision });
        if (baseRevision !== server.revision) {
          return { kind: 'conflict', revision: server.revision, weddingData: server.content };
        }
        server.content = content;
        server.revision += 1;
        const { revision } = server;
        return { kind: 'saved', revision, cleanUrl: '', publishable: true, issues: [] };
      },
      after: () => () => {},
      random: () => 0,
    }),
  });
}
