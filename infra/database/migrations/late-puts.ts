import { index, type Migration, table } from './migration.ts';

/** Pages that a put whose outcome is unknown may still overwrite, and until when. */
export const latePuts: readonly Migration[] = [
  {
    name: '0607_late_puts',
    ...table(
      'late_puts',
      `invitation_id VARCHAR(26) NOT NULL PRIMARY KEY,
      possible_until BIGINT NOT NULL,
      FOREIGN KEY (invitation_id) REFERENCES invitations (id)`,
    ),
  },
  { name: '0608_late_puts_possible_until', ...index('late_puts', 'possible_until') },
];
