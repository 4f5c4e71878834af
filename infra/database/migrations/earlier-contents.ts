import { type Migration, table } from './migration.ts';

/** The content that guests keep seeing while an invitation's newest content is incomplete. */
export const earlierContents: readonly Migration[] = [
  {
    name: '0603_earlier_contents',
    ...table(
      'earlier_contents',
      `invitation_id VARCHAR(26) NOT NULL PRIMARY KEY,
      revision INT NOT NULL,
      saved_at BIGINT NOT NULL,
      schema_version INT NOT NULL,
      content LONGTEXT NOT NULL,
      FOREIGN KEY (invitation_id) REFERENCES invitations (id)`,
    ),
  },
];
