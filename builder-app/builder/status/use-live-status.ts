import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { type LoadedInvitation, loadInvitation } from '../../api-client.ts';
import { changedFields } from '../../autosave/content.ts';
import { editable } from '../../customize/empty-entries.ts';
import { focusedSection } from '../../customize/focus-field.ts';
import { sectionOfPath } from '../../customize/sections.ts';
import { areUploading } from '../../upload/use-uploads.ts';
import { useInvitation, useStore } from '../invitation-context.tsx';

/** Whether the page that guests see is up to date with the saved content. */
export type LiveStatus =
  | { readonly kind: 'unknown' }
  /** The newest save is being published. */
  | { readonly kind: 'publishing' }
  /** `since` is ISO 8601. */
  | { readonly kind: 'live'; readonly since: string };

/** Pauses between responses. Publishing takes tens of ms; if the queue is behind, they grow. */
const PUBLISHING_STEPS_MS = [300, 600, 1_000, 2_000, 4_000, 8_000];
/** Also how soon an edit on the partner's phone appears here. */
const IDLE_MS = 20_000;

/**
 * Polls the published state and, with it, what the other person saves. Newer content is taken over
 * while nothing here is unsaved and nobody is typing in a section that it changes.
 * @param onAdopted called when newer content has been put on the screen
 */
export function useLiveStatus(onAdopted: () => void): LiveStatus {
  const store = useStore();
  const state = useInvitation();
  const editing = state.kind === 'editing' ? state : null;
  const revision = editing?.save.revision ?? 0;
  /** The newest response and its invitation. Each save starts a query that has none yet. */
  const newest = useRef<{ readonly id: string; readonly loaded: LoadedInvitation }>(null);
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['invitation', editing?.credentials.invitationId, revision],
    queryFn: async ({ signal }) => {
      if (!editing) throw new Error('nothing is edited');
      const { credentials } = editing;
      const id = credentials.invitationId;
      const known = newest.current?.id === id ? newest.current.loaded : undefined;
      const loaded = await loadInvitation(credentials, { signal, known });
      newest.current = { id, loaded };
      return loaded;
    },
    enabled: editing !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: query }) =>
      query.data && isLive(query.data, revision)
        ? IDLE_MS
        : (PUBLISHING_STEPS_MS[query.dataUpdateCount + query.errorUpdateCount - 1] ?? IDLE_MS),
  });
  const take = useEffectEvent((loaded: LoadInvitationResponse) => {
    // Pictures being uploaded belong to what is on the screen now.
    if (areUploading()) return;
    if (!editing || loaded.revision <= revision) return;
    if (isWrittenIn(editing.content, loaded.weddingData)) return;
    if (store.adopt(loaded)) onAdopted();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response counts, equal ones too
  useEffect(() => {
    if (data) take(data);
  }, [data, dataUpdatedAt]);
  if (!data) return { kind: 'unknown' };
  if (!isLive(data, revision) || data.publishedAt === null) return { kind: 'publishing' };
  return { kind: 'live', since: data.publishedAt };
}

/**
 * Returns whether the cursor is in a section of the form that the newer content changes. Adopting
 * that would change text being typed, and a list would lose the cursor; a later poll brings it.
 */
function isWrittenIn(shown: WeddingData, newer: WeddingData): boolean {
  const section = focusedSection();
  const changes = section === null ? [] : changedFields(shown, editable(newer));
  return changes.some(({ path }) => sectionOfPath(path) === section);
}

const isLive = (loaded: LoadInvitationResponse, revision: number) =>
  loaded.publishedRevision >= Math.max(revision, loaded.revision);
