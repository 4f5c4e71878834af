import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { isGroup, normalised, pathTo, sameValue } from './content.ts';

export interface Merge {
  /** Both people's edits; where both edited the same field, mine. */
  readonly content: WeddingData;
  /** Fields that only the other person edited, in dot notation. */
  readonly theirs: readonly string[];
  /** Fields that both edited, to different values. */
  readonly clashes: readonly string[];
}

/**
 * Brings two edits of the same content together, field by field. A list (events, pictures, story) is
 * one field, because its entries have no identity that survives reordering.
 */
export function mergeEdits(base: WeddingData, mine: WeddingData, theirs: WeddingData): Merge {
  const found = { theirs: [] as string[], clashes: [] as string[] };
  const content = mergeNode('', normalised(base), normalised(mine), normalised(theirs), found);
  return { content: content as WeddingData, ...found };
}

function mergeNode(
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  found: { theirs: string[]; clashes: string[] },
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
  found.clashes.push(path);
  return mine;
}
