import { clockLabel } from '../local-time.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../theme/icons.ts';
import { AttendanceAnswer } from './attendance-answer.tsx';
import { RemoveReply } from './remove-reply.tsx';
import { ReplyContact, ReplyDetails } from './reply-details.tsx';
import classes from './reply-table.module.css';
import type { ReplyRow, ReplyTableModel } from './reply-table-model.ts';
import type { ReplyRemoval } from './use-reply-removal.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface ReplyTableProps {
  readonly table: ReplyTableModel;
  readonly rows: readonly ReplyRow[];
  readonly removal: ReplyRemoval;
}

/** The responses on wide screens, sortable by column. */
export function ReplyTable({ table, rows, removal }: ReplyTableProps) {
  const now = new Date();
  return (
    <table className={classes.table}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id, column }) => {
              const sorted = column.getIsSorted();
              return (
                <th
                  key={id}
                  scope="col"
                  data-column={id}
                  aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
                >
                  {column.getCanSort() ? (
                    <button
                      type="button"
                      className={classes.sort}
                      onClick={column.getToggleSortingHandler()}
                    >
                      {String(column.columnDef.header)}
                      <SortIcon sorted={sorted} />
                    </button>
                  ) : (
                    String(column.columnDef.header)
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.map(({ id, original: reply }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{reply.guestName}</bdi>
            </th>
            <td>
              <ReplyContact reply={reply} />
            </td>
            <td>
              <AttendanceAnswer attendance={reply.attendance} />
            </td>
            <td className={classes.number}>{reply.guestsCount}</td>
            <td>
              <ReplyDetails reply={reply} />
            </td>
            <td>
              <div className={classes.last}>
                <time dateTime={reply.submittedAt}>{clockLabel(reply.submittedAt, now)}</time>
                <RemoveReply reply={reply} removal={removal} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortIcon({ sorted }: { readonly sorted: false | 'asc' | 'desc' }) {
  if (!sorted) return <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />;
  const Icon = sorted === 'asc' ? IconArrowUp : IconArrowDown;
  return <Icon size={14} aria-hidden />;
}
