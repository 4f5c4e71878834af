import { memo, type ReactNode } from 'react';
import classes from './record-table.module.css';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Column width on wide screens, such as `20%` or `8rem`; by default a share of what is left. */
  readonly width?: string;
  /** Sentences or addresses; where two columns of lines are side by side, they take both. */
  readonly isLong?: boolean;
  /** Its buttons; on phones they stand below the rest, without a head. */
  readonly isActions?: boolean;
}

interface RecordTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  /** The first column names the row. While they stay the same, a row is drawn only if it is new. */
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
          <Record key={keyOf(row)} of={keyOf(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

interface RecordProps<Row> extends Pick<RecordTableProps<Row>, 'columns'> {
  readonly of: string;
  readonly row: Row;
}

function RecordRow<Row>({ of, row, columns }: RecordProps<Row>) {
  return (
    <tr {...{ [RECORD]: of }}>
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
  );
}

/** With hundreds of rows, each further part and each dialog would wait for all of them. */
const Record = memo(RecordRow) as typeof RecordRow;
