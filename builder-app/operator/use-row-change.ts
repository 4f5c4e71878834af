import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { focusBeside } from '../lists/focus-beside.ts';
import type { Listed } from './operator-calls.ts';
import { RECORD } from './record-table.tsx';

interface RowChange<Row> {
  /** Replaces the row with the same id; the focus stays in it if the button pressed is gone. */
  readonly put: (row: Row) => void;
  /** Takes the row out; the focus goes to the one beside it, not to the top of the page. */
  readonly drop: (id: string) => void;
}

/**
 * Returns functions that apply a change to every cached copy of a list, under any filter, so that
 * nobody acts on an outdated row before the list has been loaded again.
 * @param name the list's name, as given to `useListed`
 */
export function useRowChange<Row extends { readonly id: string }>(name: string): RowChange<Row> {
  const queries = useQueryClient();
  const change = (changed: (rows: readonly Row[]) => readonly Row[]) => {
    queries.setQueriesData<InfiniteData<Listed<Row>>>({ queryKey: [name] }, (kept) => {
      if (!kept) return kept;
      const pages = kept.pages.map((page) => ({ ...page, rows: changed(page.rows) }));
      const gone = countRows(kept.pages) - countRows(pages);
      return { ...kept, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
    });
  };
  return {
    put: (row) => {
      // The dialog returns the focus to the button that opened it, if that is still there.
      document.querySelector<HTMLElement>(`[${RECORD}="${row.id}"] button`)?.focus();
      change((rows) => rows.map((one) => (one.id === row.id ? row : one)));
    },
    drop: (id) => {
      focusBeside(document.querySelector(`[${RECORD}="${id}"]`));
      change((rows) => rows.filter((one) => one.id !== id));
    },
  };
}

const countRows = (pages: readonly Listed<unknown>[]): number =>
  pages.reduce((sum, { rows }) => sum + rows.length, 0);
