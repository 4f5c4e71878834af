import { Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { MoreRows } from '../lists/more-rows.tsx';
import { Failure } from './failure.tsx';
import classes from './listed-records.module.css';
import { ROWS_AT_ONCE } from './operator-calls.ts';
import { type Column, RecordTable } from './record-table.tsx';
import type { ListedRows } from './use-listed.ts';

interface ListedRecordsProps<Row> {
  /** What is listed, in the plural: "licenses". */
  readonly what: string;
  readonly list: ListedRows<Row>;
  readonly columns: readonly Column<Row>[];
  /** Filters and search. */
  readonly tools?: ReactNode;
  /** Shown if the list is empty. */
  readonly empty: string;
}

/** A list in the panel, including its loading, failed and empty states. */
export function ListedRecords<Row extends { readonly id: string }>(props: ListedRecordsProps<Row>) {
  const { what, list, columns, tools, empty } = props;
  return (
    <>
      {tools && <div className={classes.tools}>{tools}</div>}
      <Failure text={list.failure} onRetry={list.again} />
      {list.isLoading && <Loader color="rose.4" className={classes.loader ?? ''} />}
      {list.rows.length > 0 && (
        <div className={classes.rows} aria-busy={list.isOutdated} inert={list.isOutdated}>
          <RecordTable label={what} columns={columns} rows={list.rows} keyOf={({ id }) => id} />
        </div>
      )}
      {!list.isLoading && !list.failure && list.rows.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {empty}
        </Text>
      )}
      <MoreRows
        what={what}
        shown={list.rows.length}
        total={list.total}
        atOnce={ROWS_AT_ONCE}
        isBusy={list.isLoadingMore || list.isOutdated}
        onMore={list.more}
      />
    </>
  );
}
