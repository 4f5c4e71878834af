import { useMemo, useState } from 'react';
import type { DashboardSession } from '#domain/api/admin-sessions.ts';
import {
  SESSION_DAYS,
  SESSION_FILTERS,
  type SessionFilter,
} from '#domain/license/dashboard-session.ts';
import { FilterButtons } from '../../lists/filter-buttons.tsx';
import { usePublicUrl } from '../../site/use-config.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListedRecords } from '../listed-records.tsx';
import { deleteSession, listSessions, revokeSession } from '../operator-calls.ts';
import { SearchField } from '../search-field.tsx';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useListed } from '../use-listed.ts';
import { useRowChange } from '../use-row-change.ts';
import { sessionColumns } from './session-columns.tsx';

const LABELS: Record<SessionFilter, string> = { all: 'All', active: 'Active', expired: 'Expired' };
const LEAD = `A session is shown as expired after ${SESSION_DAYS} days. The couple's links keep working until they are revoked or deleted.`;

export function SessionsTab() {
  const [query, setQuery] = useState({ status: 'all' as SessionFilter, q: '' });
  const [toRevoke, setToRevoke] = useState<DashboardSession | null>(null);
  const [toDelete, setToDelete] = useState<DashboardSession | null>(null);
  const publicUrl = usePublicUrl();
  const columns = useMemo(
    () => sessionColumns(publicUrl, { onRevoke: setToRevoke, onDelete: setToDelete }),
    [publicUrl],
  );
  const list = useListed({
    name: 'sessions',
    query,
    load: listSessions,
    failed: 'Failed to fetch dashboard sessions',
  });
  const rows = useRowChange<DashboardSession>('sessions');
  const revoke = useAction({
    perform: ({ licenseCode }: DashboardSession) => revokeSession(licenseCode),
    success: () => 'Dashboard session revoked successfully',
    failed: 'Failed to revoke session',
    onDone: ({ dashboardToken }, session) => {
      rows.put({ ...session, dashboardToken });
      setToRevoke(null);
    },
  });
  const remove = useAction({
    perform: ({ licenseCode }: DashboardSession) => deleteSession(licenseCode),
    success: () => 'Dashboard session deleted successfully',
    failed: 'Failed to delete session',
    onDone: (_, { id }) => {
      rows.drop(id);
      setToDelete(null);
    },
  });
  return (
    <Section title="Dashboard sessions" lead={LEAD}>
      <ListedRecords
        what="dashboard sessions"
        list={list}
        columns={columns}
        empty={query.q || query.status !== 'all' ? 'No session matches.' : 'No sessions yet.'}
        tools={
          <>
            <FilterButtons
              label="Show dashboard sessions"
              options={SESSION_FILTERS.map((value) => ({ value, label: LABELS[value] }))}
              value={query.status}
              onChange={(status) => setQuery({ ...query, status })}
            />
            <SearchField
              label="Search dashboard sessions"
              placeholder="Code, page or payment"
              onSearch={(q) => setQuery((now) => ({ ...now, q }))}
            />
          </>
        }
      />
      <ConfirmDialog
        of={toRevoke}
        title="Revoke this session?"
        verb="Revoke"
        action={revoke}
        onClose={() => setToRevoke(null)}
      >
        The dashboard and edit links of <strong>{toRevoke?.cleanUrl}</strong> stop working
        immediately. New ones are created: copy the dashboard link from the list and send it to the
        couple. License <strong>{toRevoke?.licenseCode}</strong>.
      </ConfirmDialog>
      <ConfirmDialog
        of={toDelete}
        title="Delete this session?"
        verb="Delete"
        action={remove}
        onClose={() => setToDelete(null)}
      >
        Nobody will be able to open the dashboard of <strong>{toDelete?.cleanUrl}</strong> or edit
        the invitation; this cannot be undone. The public page and all replies stay. License{' '}
        <strong>{toDelete?.licenseCode}</strong>.
      </ConfirmDialog>
    </Section>
  );
}
