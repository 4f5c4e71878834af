import type { ReactNode } from 'react';
import classes from './record-table.module.css';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Column width on wide screens, such as `20%` or `8rem`; by default a share of what is left. */
  readonly width?: string;
  /** Sentences; where two columns of lines are side by side, they take the room of both. */
  readonly isLong?: boolean;
  /** Its buttons; on phones they stand below the rest, without a head. */
  readonly isActions?: boolean;
}

interface RecordTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Attribute of each row that holds its key. */
export const RECORD = 'data-record';

/** Shows records as a table; on narrow screens each record is a card. */
export function RecordTable<Row>({ label, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <table aria-label={label} className={classes.table}>
      <thead>
        <tr>
          {columns.map(({ head, width, isActions = false }) => (
            <th key={head} scope="col" style={{ width }}>
              <span {...(isActions && { className: classes.hidden })}>{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...{ [RECORD]: keyOf(row) }}>
            {columns.map(({ head, cell, isLong, isActions = false }, index) =>
              index === 0 ? (
                <th key={head} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={head}
                  data-head={isActions ? undefined : head}
                  data-long={isLong}
                  className={isActions ? classes.actions : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
