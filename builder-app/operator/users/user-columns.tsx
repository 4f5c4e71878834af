import type { AdminUser } from '#domain/api/admin-users.ts';
import { mediumDateOf } from '../../local-time.ts';
import { IconTrash } from '../../theme/icons.ts';
import type { Column } from '../record-table.tsx';
import { RowAction } from '../row-action.tsx';

export function userColumns(onDelete: (user: AdminUser) => void): readonly Column<AdminUser>[] {
  return [
    { head: 'Username', width: '26%', cell: ({ username }) => <bdi>{username}</bdi> },
    { head: 'E-mail', width: '32%', isLong: true, cell: ({ email }) => email ?? 'None' },
    { head: 'Invitations', cell: ({ invitationCount }) => invitationCount },
    { head: 'Created', cell: ({ createdAt }) => mediumDateOf(createdAt) },
    {
      head: 'Actions',
      width: '6.5rem',
      isActions: true,
      cell: (user) => (
        <RowAction
          label={`Delete ${user.username}`}
          hint="Delete"
          icon={IconTrash}
          color="red"
          onClick={() => onDelete(user)}
        />
      ),
    },
  ];
}
