import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { isGroup, sameValue } from './content.ts';

/** A list whose entries can be told apart regardless of their order. */
interface KeyedList {
  /** Returns '' for an entry without an identity. */
  readonly identityOf: (entry: unknown) => string;
  /** The fewest entries that the form allows (spec). */
  readonly least: number;
  readonly limit: number;
}

const byField = (name: string) => (entry: unknown) =>
  isGroup(entry) && typeof entry[name] === 'string' ? entry[name] : '';

/** Keyed lists by their path in the content. Chapters and gifts have no identity. */
export const KEYED_LISTS: Readonly<Record<string, KeyedList>> = {
  'wedding.events': { identityOf: byField('id'), least: 1, limit: LIMITS.events },
  'gallery.images': { identityOf: byField('url'), least: 0, limit: LIMITS.galleryImages },
  'rsvp.options': { identityOf: String, least: 1, limit: LIMITS.rsvpOptions },
};

export interface Merged<T> {
  readonly value: T;
  /** True if it includes something that only the other person has. */
  readonly hasTheirs: boolean;
  /** True if something of theirs gave way to mine. */
  readonly hasClash: boolean;
}

type Entries = ReadonlyMap<string, unknown>;

interface Sides {
  readonly base: Entries;
  readonly mine: Entries;
  readonly theirs: Entries;
}

/**
 * Merges two edits of a list entry by entry. Returns null if the entries cannot be told apart, if
 * both reworded RSVP options, or if too few entries would be left.
 */
export function mergeLists(
  list: KeyedList,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  mergeEntry: (base: unknown, mine: unknown, theirs: unknown) => Merged<unknown>,
): Merged<unknown[]> | null {
  const sides = {
    base: byIdentity(list, base),
    mine: byIdentity(list, mine),
    theirs: byIdentity(list, theirs),
  };
  if (!areTold(sides) || isRewordedByBoth(sides)) return null;
  const kept = keptEntries(sides, list.limit, mergeEntry);
  if (kept.value.size < list.least) return null;
  const order = orderOf(sides, kept.value);
  return {
    value: order.value.map((id) => kept.value.get(id)),
    hasTheirs: kept.hasTheirs || order.hasTheirs,
    hasClash: kept.hasClash || order.hasClash,
  };
}

function byIdentity({ identityOf }: KeyedList, entries: readonly unknown[]): Entries | null {
  const known = new Map(entries.map((entry) => [identityOf(entry), entry]));
  return known.size < entries.length || known.has('') ? null : known;
}

const areTold = (sides: { [side in keyof Sides]: Entries | null }): sides is Sides =>
  Object.values(sides).every((side) => side !== null);

/** Returns whether both reworded RSVP options: their text is their identity, so both would stay. */
function isRewordedByBoth({ base, mine, theirs }: Sides): boolean {
  const isNew = (one: Entries, other: Entries) =>
    [...one].some(([id, entry]) => entry === id && !base.has(id) && !other.has(id));
  const isGone = [...base.keys()].some((id) => !mine.has(id) && !theirs.has(id));
  return isGone && isNew(mine, theirs) && isNew(theirs, mine);
}

/** Returns my entries, less those that only they removed, plus those they added, up to `limit`. */
function keptEntries(
  { base, mine, theirs }: Sides,
  limit: number,
  mergeEntry: (base: unknown, mine: unknown, theirs: unknown) => Merged<unknown>,
): Merged<Map<string, unknown>> {
  const value = new Map<string, unknown>();
  let hasTheirs = false;
  let hasClash = false;
  for (const [id, entry] of mine) {
    if (theirs.has(id)) {
      const merged = mergeEntry(base.get(id), entry, theirs.get(id));
      value.set(id, merged.value);
      hasTheirs ||= merged.hasTheirs;
      hasClash ||= merged.hasClash;
    } else if (base.has(id) && sameValue(entry, base.get(id))) {
      hasTheirs = true;
    } else {
      value.set(id, entry);
      hasClash ||= base.has(id);
    }
  }
  for (const [id, entry] of theirs) {
    if (mine.has(id)) continue;
    if (!base.has(id) && value.size < limit) {
      value.set(id, entry);
      hasTheirs = true;
    } else {
      // Added by them without room for it, or changed by them and removed by me.
      hasClash ||= !sameValue(entry, base.get(id));
    }
  }
  return { value, hasTheirs, hasClash };
}

/**
 * Returns my order if I moved an entry, otherwise theirs. An entry that only the other list has
 * follows the entry it followed there.
 */
function orderOf({ base, mine, theirs }: Sides, kept: Entries): Merged<string[]> {
  const common = (entries: Entries) =>
    [...entries.keys()].filter((id) => base.has(id) && mine.has(id) && theirs.has(id));
  const isMovedByMe = !sameValue(common(mine), common(base));
  const isMovedByThem = !sameValue(common(theirs), common(base));
  const [leading, other] = isMovedByMe ? [mine, theirs] : [theirs, mine];
  const value = [...leading.keys()].filter((id) => kept.has(id));
  let place = 0;
  for (const id of other.keys()) {
    if (!kept.has(id)) continue;
    if (!value.includes(id)) value.splice(place, 0, id);
    place = value.indexOf(id) + 1;
  }
  return {
    value,
    hasTheirs: isMovedByThem && !isMovedByMe,
    hasClash: isMovedByMe && isMovedByThem && !sameValue(common(mine), common(theirs)),
  };
}
