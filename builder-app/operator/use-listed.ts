import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from './failure-text.ts';
import type { Listed } from './operator-calls.ts';

interface ListOptions<Query, Row> {
  /** The list's name in the query cache. */
  readonly name: string;
  readonly query: Query;
  readonly load: (query: Query, offset: number) => Promise<Listed<Row>>;
  /** Text of the red banner if the server gives none. */
  readonly failed: string;
}

export interface ListedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** True while there is nothing to show: nothing has loaded or failed yet. */
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  /** True while the rows are the previous query's, until this query's have loaded. */
  readonly isOutdated: boolean;
  readonly failure: string | null;
  readonly more: () => void;
  readonly again: () => void;
}

/** Loads a list of the panel in parts. While another filter loads, the previous rows stay. */
export function useListed<Query, Row extends { readonly id: string }>(
  options: ListOptions<Query, Row>,
): ListedRows<Row> {
  const { name, query, load, failed } = options;
  const list = useInfiniteQuery({
    queryKey: [name, query],
    queryFn: ({ pageParam }) => load(query, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((count, { rows }) => count + rows.length, 0);
      return last.rows.length > 0 && known < last.total ? known : undefined;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const { data, error, isPlaceholderData } = list;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  // A row created in the meantime pushes others into the next part, which repeats them.
  const rows = new Map(
    (data?.pages ?? []).flatMap((page) => page.rows).map((row) => [row.id, row]),
  );
  const loadNext = async (): Promise<void> => {
    const { data: now } = await fetchNextPage();
    const [before, next] = now?.pages.slice(-2) ?? [];
    // A row that has left the list meanwhile has pulled others up, out of the part just loaded.
    if (before && next && next.total < before.total) await refetch();
  };
  return {
    rows: [...rows.values()],
    total: data?.pages.at(-1)?.total ?? 0,
    // The previous query's lack of rows says nothing about this one.
    isLoading: !error && (!data || (isPlaceholderData && rows.size === 0)),
    isLoadingMore: isFetchingNextPage,
    isOutdated: isPlaceholderData,
    failure: error ? failureText(error, failed) : null,
    // Without a next part, the missing rows were created in the meantime and come before those
    // shown.
    more: () => void (hasNextPage ? loadNext() : refetch()),
    again: () => void refetch(),
  };
}
