import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { sameContent } from '../autosave/content.ts';
import type { KeyStorage } from './browser-storage.ts';
import { keptVersions } from './draft.ts';

/** More conflicts than that are hardly left undecided; each version takes some 30 kB of the browser. */
const VERSIONS_LIMIT = 5;

/** Versions that lost a conflict, until they are brought back or discarded. */
export interface SetAside {
  /** The newest first. */
  readonly versions: readonly WeddingData[];
  /** False where this browser refuses to keep them: they go with the page. */
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

/** Changes what is set aside, also where another tab has changed it meanwhile. */
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
