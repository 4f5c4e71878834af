import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from './failure-text.ts';
import type { Listed } from './operator-calls.ts';

interface ListOptions<Query, Row> {
  /** Names the list among what is kept. */
  readonly name: string;
  readonly query: Query;
  readonly load: (query: Query, offset: number) => Promise<Listed<Row>>;
  /** What the red banner says when the server gives no words. */
  readonly failed: string;
}

export interface ListedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Nothing has been loaded yet. */
  readonly isFirst: boolean;
  readonly isLoadingMore: boolean;
  /** The rows are those of the query before; they wait for this one's. */
  readonly isOutdated: boolean;
  readonly failure: string | null;
  readonly more: () => void;
  readonly again: () => void;
}

/** A list of the operator, part by part. While another filter loads, what was there stays. */
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
  const { isPlaceholderData } = list;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  // A row that was made meanwhile pushes others into the next part.
  const rows = new Map(
    (data?.pages ?? []).flatMap((page) => page.rows).map((row) => [row.id, row]),
  );
  return {
    rows: [...rows.values()],
    total: data?.pages.at(-1)?.total ?? 0,
    isFirst: !data && !error,
    isLoadingMore: isFetchingNextPage,
    isOutdated: isPlaceholderData,
    failure: error ? failureText(error, failed) : null,
    // Without a next part, what is missing was made meanwhile and stands before what is shown.
    more: () => void (hasNextPage ? fetchNextPage() : refetch()),
    again: () => void refetch(),
  };
}
