import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Listed } from './operator-calls.ts';

interface RowChange<Row> {
  /** Takes the place of the row with its id. */
  readonly put: (row: Row) => void;
  readonly drop: (id: string) => void;
}

/**
 * Brings what was done into all that is kept of a list, under whatever filter, so that nobody acts on
 * a row as it was before the list has been loaded anew.
 * @param name the list's, as `useListed` has it
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
    put: (row) => change((rows) => rows.map((one) => (one.id === row.id ? row : one))),
    drop: (id) => change((rows) => rows.filter((one) => one.id !== id)),
  };
}

const countRows = (pages: readonly Listed<unknown>[]): number =>
  pages.reduce((sum, { rows }) => sum + rows.length, 0);
