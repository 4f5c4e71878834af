type Upgrade = (content: unknown) => unknown;

/**
 * What turns content of one version into the next: entry 0 makes version 2 out of 1. Content is
 * upgraded when it is read, and stored in the new version by its next save.
 */
const UPGRADES: readonly Upgrade[] = [];

/** The version in which this build stores content. */
export const CONTENT_VERSION = UPGRADES.length + 1;

/**
 * Content that was stored in some version, as today's schema reads it; not checked. Content of a
 * newer version stays as it is.
 */
export function upgraded(content: unknown, version: number, upgrades = UPGRADES): unknown {
  return upgrades.slice(version - 1).reduce((value, upgrade) => upgrade(value), content);
}
