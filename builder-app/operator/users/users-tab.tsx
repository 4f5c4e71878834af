import { useMemo, useState } from 'react';
import type { AdminUser } from '#domain/api/admin-users.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListedRecords } from '../listed-records.tsx';
import { deleteUser, listUsers } from '../operator-calls.ts';
import { SearchField } from '../search-field.tsx';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { useListed } from '../use-listed.ts';
import { useRowChange } from '../use-row-change.ts';
import { CreateUser } from './create-user.tsx';
import { userColumns } from './user-columns.tsx';

export function UsersTab() {
  const [q, setQ] = useState('');
  const [toDelete, setToDelete] = useState<AdminUser | null>(null);
  const columns = useMemo(() => userColumns(setToDelete), []);
  const list = useListed({
    name: 'users',
    query: { q },
    load: listUsers,
    failed: 'Failed to fetch users',
  });
  const rows = useRowChange<AdminUser>('users');
  const remove = useAction({
    perform: ({ id }: AdminUser) => deleteUser(id),
    success: () => 'User deleted successfully',
    failed: 'Failed to delete user',
    onDone: (_, { id }) => {
      rows.drop(id);
      setToDelete(null);
    },
  });
  return (
    <>
      <CreateUser />
      <Section title="Users">
        <ListedRecords
          what="users"
          list={list}
          columns={columns}
          empty={q ? 'No user matches.' : 'No users yet.'}
          tools={
            <SearchField label="Search users" placeholder="Username or e-mail" onSearch={setQ} />
          }
        />
      </Section>
      <ConfirmDialog
        of={toDelete}
        title="Delete this user?"
        verb="Delete"
        action={remove}
        onClose={() => setToDelete(null)}
      >
        <bdi>
          <strong>{toDelete?.username}</strong>
        </bdi>{' '}
        is removed. This cannot be undone. Invitations stay, and so do their links and replies.
      </ConfirmDialog>
    </>
  );
}
