import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { ATTENDANCE_FILTERS, type AttendanceFilter } from '#domain/rsvp/attendance.ts';
import {
  filterResponses,
  type ResponseQuery,
  type RsvpStatistics,
  statistics,
} from '#domain/rsvp/responses.ts';
import { formatCount } from '../format-count.ts';
import { FilterButtons } from '../lists/filter-buttons.tsx';
import { keepFocus } from '../lists/keep-focus.ts';
import { MoreRows } from '../lists/more-rows.tsx';
import { IconDownload, IconSearch } from '../theme/icons.ts';
import { downloadCsv } from './download-csv.ts';
import { NoMatch, NoReplies } from './no-replies.tsx';
import { OrderSelect } from './order-select.tsx';
import { type Refresh, RefreshLine } from './refresh-line.tsx';
import { RemovedReplies } from './removed-replies.tsx';
import classes from './replies.module.css';
import { ReplyCards } from './reply-cards.tsx';
import { ReplyTable } from './reply-table.tsx';
import { useReplyTable } from './reply-table-model.ts';
import { StatTiles } from './stat-tiles.tsx';
import { RESPONSE_LIST, type ReplyRemoval } from './use-reply-removal.ts';

/** Responses rendered at a time: with thousands, every key typed into the search would lag. */
const REPLIES_AT_ONCE = 100;

const EVERY_REPLY: ResponseQuery = { filter: 'all', search: '' };

/** (spec) The filters; each shows how many responses it would list. */
const FILTERS: Record<
  AttendanceFilter,
  { readonly label: string; readonly count: keyof RsvpStatistics }
> = {
  all: { label: 'All', count: 'totalResponses' },
  yes: { label: 'Yes', count: 'attending' },
  no: { label: 'No', count: 'notAttending' },
  maybe: { label: 'Maybe', count: 'maybe' },
};

interface RepliesProps {
  readonly responses: readonly RsvpRecord[];
  /** Those that the couple has taken off the list. */
  readonly removed: readonly RsvpRecord[];
  readonly removal: ReplyRemoval;
  readonly invitationId: string;
  readonly refresh: Refresh;
  readonly belowFigures?: ReactNode;
}

/** (spec) Figures, filters, search, export and the responses themselves. */
export function Replies(props: RepliesProps) {
  const { responses, removed, removal, invitationId, refresh, belowFigures } = props;
  const [query, setQuery] = useState(EVERY_REPLY);
  const [most, setMost] = useState(REPLIES_AT_ONCE);
  const narrow = (change: Partial<ResponseQuery>) => {
    setQuery({ ...query, ...change });
    setMost(REPLIES_AT_ONCE);
  };
  const matching = useMemo(() => filterResponses(responses, query), [responses, query]);
  const figures = useMemo(() => statistics(responses), [responses]);
  const table = useReplyTable(matching);
  const isPrinted = usePrinting();
  const rows = table.getRowModel().rows.slice(0, isPrinted ? matching.length : most);
  const isNarrowScreen = useMediaQuery('(max-width: 61.99em)', false, {
    getInitialValueInEffect: false,
  });
  // Browsers tell of the paper's width only after the page has been laid out on it.
  const isNarrow = isNarrowScreen || isPrinted;
  return (
    <div className={classes.replies}>
      <StatTiles statistics={figures} />
      {belowFigures}
      <section
        ref={keepFocus}
        id={RESPONSE_LIST}
        className={classes.list}
        aria-label="Responses"
        tabIndex={-1}
      >
        <div className={classes.tools}>
          <FilterButtons
            label="Show responses"
            options={ATTENDANCE_FILTERS.map((value) => {
              const { label, count } = FILTERS[value];
              return { value, label, count: figures[count] };
            })}
            value={query.filter}
            onChange={(filter) => narrow({ filter })}
          />
          <TextInput
            type="search"
            aria-label="Search by name or e-mail"
            placeholder="Name or e-mail"
            leftSection={<IconSearch size={18} stroke={1.6} />}
            value={query.search}
            onChange={(event) => narrow({ search: event.currentTarget.value })}
            className={classes.search ?? ''}
          />
          {isNarrow && <OrderSelect table={table} />}
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.6} />}
            disabled={responses.length === 0}
            onClick={() => downloadCsv(responses, invitationId)}
          >
            Export CSV
          </Button>
          <RefreshLine {...refresh} />
        </div>
        <VisuallyHidden role="status">
          {formatCount(matching.length)} of {formatCount(responses.length)} responses match
        </VisuallyHidden>
        {responses.length === 0 ? (
          <NoReplies />
        ) : matching.length === 0 ? (
          <NoMatch onShowAll={() => narrow(EVERY_REPLY)} />
        ) : isNarrow ? (
          <ReplyCards rows={rows} removal={removal} />
        ) : (
          <ReplyTable table={table} rows={rows} removal={removal} />
        )}
        <MoreRows
          what="responses"
          shown={rows.length}
          total={matching.length}
          atOnce={REPLIES_AT_ONCE}
          onMore={() => setMost(most + REPLIES_AT_ONCE)}
        />
        <RemovedReplies replies={removed} removal={removal} />
      </section>
    </div>
  );
}

/** Returns true while the page is put on paper, where nothing more can be shown on demand. */
function usePrinting(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinted(true)));
  useWindowEvent('afterprint', () => setPrinted(false));
  return isPrinted;
}
