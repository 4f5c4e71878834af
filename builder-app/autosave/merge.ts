import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { isGroup, normalised, pathTo, sameContent, sameValue } from './content.ts';
import { KEYED_LISTS, mergeLists } from './merge-lists.ts';

export interface Merge {
  /** Both people's edits; if both edited the same field, mine. */
  readonly content: WeddingData;
  /** Fields with edits that only the other person made, in dot notation; a list is one field. */
  readonly theirs: readonly string[];
  /** Fields in which something of theirs gave way to mine. */
  readonly clashes: readonly string[];
}

interface Found {
  readonly theirs: string[];
  readonly clashes: string[];
}

/**
 * Merges two edits of the same content field by field; events, pictures and RSVP options entry by
 * entry. A list whose entries have no identity that survives reordering (story, gifts) is one
 * field.
 */
export function mergeEdits(base: WeddingData, mine: WeddingData, theirs: WeddingData): Merge {
  const found: Found = { theirs: [], clashes: [] };
  const content = mergeNode('', normalised(base), normalised(mine), normalised(theirs), found);
  return { content: content as WeddingData, ...found };
}

/** Returns whether `saved` includes all that an edit changed. */
export const includesEdit = (saved: WeddingData, base: WeddingData, edited: WeddingData): boolean =>
  sameContent(mergeEdits(base, edited, saved).content, saved);

/**
 * Returns the newest content that was sent from `base`, got no response and is included in what the
 * server has now: it arrived, and somebody may have added to it. Null if there is none.
 */
export const arrivedIn = (
  saved: WeddingData,
  base: WeddingData,
  sent: readonly WeddingData[],
): WeddingData | null =>
  [...sent].reverse().find((one) => !sameContent(one, base) && includesEdit(saved, base, one)) ??
  null;

function mergeNode(
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  found: Found,
): unknown {
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        mergeNode(pathTo(path, key), base[key], mine[key], theirs[key], found),
      ]),
    );
  }
  if (sameValue(theirs, base) || sameValue(theirs, mine)) return mine;
  if (sameValue(mine, base)) {
    found.theirs.push(path);
    return theirs;
  }
  const merged = mergeList(path, base, mine, theirs);
  if (merged?.hasTheirs) found.theirs.push(path);
  if (!merged || merged.hasClash) found.clashes.push(path);
  return merged ? merged.value : mine;
}

/** Returns null for anything but a list that can be merged. */
function mergeList(path: string, base: unknown, mine: unknown, theirs: unknown) {
  const list = KEYED_LISTS[path];
  if (!list || !Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  return mergeLists(list, base, mine, theirs, mergeEntry);
}

function mergeEntry(base: unknown, mine: unknown, theirs: unknown) {
  const found: Found = { theirs: [], clashes: [] };
  const value = mergeNode('', base, mine, theirs, found);
  return { value, hasTheirs: found.theirs.length > 0, hasClash: found.clashes.length > 0 };
}
