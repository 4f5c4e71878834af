import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { KeyStorage } from '../../access/browser-storage.ts';
import { sameContent } from '../../autosave/content.ts';
import { keptVersions } from './kept-contents.ts';

/**
 * More conflicts than this are unlikely to be left undecided; each version takes about 30 kB of the
 * browser's storage.
 */
const VERSIONS_LIMIT = 5;

/** Versions that lost a conflict; they stay until brought back or discarded. */
export interface SetAside {
  /** Newest first. */
  readonly versions: readonly WeddingData[];
  /** False if this browser refuses to store them: they are lost when the page closes. */
  readonly isKept: boolean;
}

export const readSetAside = (storage: KeyStorage, invitationId: string): SetAside => ({
  versions: keptVersions.read(storage, invitationId),
  isKept: true,
});

export const addVersion = (version: WeddingData) => (versions: readonly WeddingData[]) =>
  [version, ...removeVersion(version)(versions)].slice(0, VERSIONS_LIMIT);

export const removeVersion = (version: WeddingData) => (versions: readonly WeddingData[]) =>
  versions.filter((one) => !sameContent(one, version));

/** Changes the set-aside versions on top of what another tab may have stored in the meantime. */
export function changeSetAside(
  storage: KeyStorage,
  invitationId: string,
  before: SetAside,
  change: (versions: readonly WeddingData[]) => WeddingData[],
): SetAside {
  const versions = change(
    before.isKept ? keptVersions.read(storage, invitationId) : before.versions,
  );
  return { versions, isKept: keptVersions.write(storage, invitationId, versions) };
}
