type Upgrade = (content: unknown) => unknown;

/**
 * Upgrades from each content version to the next: entry 0 turns version 1 into version 2. Content
 * is upgraded when it is read, and stored in the new version by its next save.
 */
const UPGRADES: readonly Upgrade[] = [];

/** The version in which this build stores content. */
export const CONTENT_VERSION = UPGRADES.length + 1;

/**
 * Returns content stored in `version`, upgraded to the current one but not checked. Content of a
 * newer version is returned as it is.
 */
export function upgraded(content: unknown, version: number, upgrades = UPGRADES): unknown {
  return upgrades.slice(version - 1).reduce((value, upgrade) => upgrade(value), content);
}
