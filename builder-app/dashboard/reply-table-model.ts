import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { type Attendance, attendanceClass } from '#domain/rsvp/attendance.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const column = createColumnHelper<typeof features, RsvpRecord>();

const ATTENDANCE_ORDER: Record<Attendance, number> = { yes: 0, maybe: 1, no: 2 };
const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

type TextKey = 'guestName' | 'email';
const textColumn = (key: TextKey, header: string) =>
  column.accessor(key, {
    header,
    sortFn: (one, other) => byText.compare(one.original[key], other.original[key]),
  });

/** (spec) The columns of the table of responses. */
const columns = column.columns([
  textColumn('guestName', 'Guest'),
  textColumn('email', 'Contact'),
  column.accessor((reply) => ATTENDANCE_ORDER[attendanceClass(reply.attendance)], {
    id: 'attendance',
    header: 'Attendance',
    sortDescFirst: false,
    sortFn: (one, other, id) => one.getValue<number>(id) - other.getValue<number>(id),
  }),
  column.accessor('guestsCount', {
    header: 'Guests',
    sortDescFirst: true,
    sortFn: (one, other) => one.original.guestsCount - other.original.guestsCount,
  }),
  column.display({ id: 'details', header: 'Details' }),
  column.accessor('submittedAt', {
    header: 'Submitted',
    sortDescFirst: true,
    sortFn: (one, other) =>
      Date.parse(one.original.submittedAt) - Date.parse(other.original.submittedAt),
  }),
]);

const NEWEST_FIRST = { sorting: [{ id: 'submittedAt', desc: true }] };

/** Orders to choose from where there are no column headers to click. */
export const REPLY_ORDERS = [
  { value: 'submittedAt', label: 'Newest first', desc: true },
  { value: 'guestName', label: 'By name', desc: false },
  { value: 'attendance', label: 'By attendance', desc: false },
  { value: 'guestsCount', label: 'Most guests first', desc: true },
] as const;

/** The responses as a sortable table, newest first. */
export function useReplyTable(data: readonly RsvpRecord[]) {
  return useTable({
    features,
    columns,
    data,
    initialState: NEWEST_FIRST,
    enableSortingRemoval: false,
    getRowId: ({ id }) => id,
  });
}

export type ReplyTableModel = ReturnType<typeof useReplyTable>;
export type ReplyRow = ReturnType<ReplyTableModel['getRowModel']>['rows'][number];
