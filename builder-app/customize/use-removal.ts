import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldArray, FieldArrayPath, UseFieldArrayReturn } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { offerUndo, type Place } from '../site/undo.tsx';
import { useInvitationForm } from './field-context.ts';
import { createGaps, type Gaps } from './gaps.ts';

interface ListOfEntries {
  /** What an entry is called: "Chapter". */
  readonly noun: string;
  /** How many entries the list can hold. */
  readonly limit: number;
  /** Returns the element that takes the focus for the entry at an index. */
  readonly find: (index: number) => HTMLElement | null | undefined;
}

/**
 * Returns a function that removes the entry at an index and offers to bring it back: to the form, or
 * to a part of it whose offers may be withdrawn alone.
 */
export function useRemoval<Name extends FieldArrayPath<WeddingData>>(
  name: Name,
  { remove, insert }: Pick<UseFieldArrayReturn<WeddingData, Name, 'key'>, 'remove' | 'insert'>,
  list: ListOfEntries,
): (index: number, place?: Place) => void {
  const { getValues } = useInvitationForm();
  const [gaps] = useState(createGaps);
  const entries = () => getValues(name) as FieldArray<WeddingData, Name>[];
  return (index, place) => {
    const entry = structuredClone(entries()[index]);
    if (!entry) return;
    remove(index);
    offerEntry(list, gaps, index, {
      place,
      count: () => entries().length,
      insert: (at) => insert(at, entry, { shouldFocus: false }),
    });
  };
}

interface WayBack {
  readonly place?: Place | undefined;
  /** Returns the current number of entries. */
  readonly count: () => number;
  readonly insert: (index: number) => void;
}

/** Offers to bring back the entry that was at `index` of a list. */
export function offerEntry(
  list: ListOfEntries,
  gaps: Gaps,
  index: number,
  { place = 'form', count, insert }: WayBack,
): void {
  const what = `${list.noun} ${index + 1}`;
  const gap = gaps.open(index);
  const bringBack = () => {
    if (count() >= list.limit) {
      gaps.forget(gap);
      announceFull(what);
      return;
    }
    // The list may be shorter by more than its gaps: samples make room for what is the couple's own.
    const at = Math.min(gap.index, count());
    gaps.fill(gap);
    flushSync(() => insert(at));
    list.find(at)?.focus();
  };
  offerUndo(what, place, bringBack, () => gaps.forget(gap));
}

function announceFull(what: string) {
  notifications.show({
    color: 'gold',
    title: `${what} was not brought back`,
    message: 'The list has filled up in the meantime.',
    autoClose: 10_000,
    role: 'alert',
  });
}
