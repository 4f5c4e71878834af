import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import type { AttendanceFilter } from '#domain/rsvp/attendance.ts';
import { filterResponses, statistics } from '#domain/rsvp/responses.ts';
import { downloadCsv } from './download-csv.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { NoReplies } from './no-replies.tsx';
import { type Refresh, RefreshLine } from './refresh-line.tsx';
import classes from './replies.module.css';
import { ReplyCards } from './reply-cards.tsx';
import { ReplyTable } from './reply-table.tsx';
import { useReplyTable } from './reply-table-model.ts';
import { StatTiles } from './stat-tiles.tsx';

interface RepliesProps {
  readonly responses: readonly RsvpRecord[];
  readonly invitationId: string;
  readonly refresh: Refresh;
}

/** (spec) Figures, filters, search, export and the responses themselves. */
export function Replies({ responses, invitationId, refresh }: RepliesProps) {
  const [filter, setFilter] = useState<AttendanceFilter>('all');
  const [search, setSearch] = useState('');
  const shown = useMemo(
    () => filterResponses(responses, { filter, search }),
    [responses, filter, search],
  );
  const figures = useMemo(() => statistics(responses), [responses]);
  const table = useReplyTable(shown);
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.replies}>
      <StatTiles statistics={figures} />
      <section className={classes.list} aria-label="Responses">
        <div className={classes.tools}>
          <FilterButtons value={filter} statistics={figures} onChange={setFilter} />
          <TextInput
            type="search"
            aria-label="Search by name or e-mail"
            placeholder="Name or e-mail"
            leftSection={<IconSearch size={18} stroke={1.6} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            className={classes.search ?? ''}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.6} />}
            disabled={responses.length === 0}
            onClick={() => downloadCsv(responses, invitationId)}
          >
            Export CSV
          </Button>
        </div>
        <VisuallyHidden role="status">
          {shown.length} of {responses.length} responses shown
        </VisuallyHidden>
        {shown.length === 0 ? (
          <NoReplies hasAny={responses.length > 0} />
        ) : isNarrow ? (
          <ReplyCards table={table} />
        ) : (
          <ReplyTable table={table} />
        )}
        <RefreshLine {...refresh} />
      </section>
    </div>
  );
}
