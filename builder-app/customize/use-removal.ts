import { notifications } from '@mantine/notifications';
import { flushSync } from 'react-dom';
import type { FieldArray, FieldArrayPath, UseFieldArrayReturn } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { offerUndo } from '../site/undo.tsx';
import { useInvitationForm } from './field-context.ts';

interface ListOfEntries {
  /** What an entry is called: "Chapter". */
  readonly noun: string;
  /** How many the list holds. */
  readonly limit: number;
  /** What takes the focus for an entry, by its place. */
  readonly find: (place: number) => HTMLElement | null | undefined;
}

/** How entries leave a list of the form: each with the offer to bring it back. */
export function useRemoval<Name extends FieldArrayPath<WeddingData>>(
  name: Name,
  { remove, insert }: Pick<UseFieldArrayReturn<WeddingData, Name, 'key'>, 'remove' | 'insert'>,
  list: ListOfEntries,
): (index: number) => void {
  const { getValues } = useInvitationForm();
  const entries = () => getValues(name) as FieldArray<WeddingData, Name>[];
  return (index) => {
    const entry = structuredClone(entries()[index]);
    if (!entry) return;
    remove(index);
    offerEntry(list, index, {
      count: () => entries().length,
      insert: (place) => insert(place, entry, { shouldFocus: false }),
    });
  };
}

interface WayBack {
  /** How many entries there are by now. */
  readonly count: () => number;
  readonly insert: (place: number) => void;
}

/** Offers to bring back the entry that stood at `index` of a list. */
export function offerEntry(list: ListOfEntries, index: number, { count, insert }: WayBack): void {
  const what = `${list.noun} ${index + 1}`;
  offerUndo(what, () => {
    if (count() >= list.limit) return announceFull(what);
    // Others may have gone meanwhile.
    const place = Math.min(index, count());
    flushSync(() => insert(place));
    list.find(place)?.focus();
  });
}

function announceFull(what: string) {
  notifications.show({
    color: 'gold',
    title: `${what} was not brought back`,
    message: 'Others have taken its place, and the list is full.',
    autoClose: 10_000,
    role: 'alert',
  });
}
