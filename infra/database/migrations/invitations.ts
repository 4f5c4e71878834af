import { index, type Migration, table } from './migration.ts';

// `publish_state` (0 live, 1 behind, 2 blocked) is computed by the database, so that no writer can
// forget it. `content` is the last column: SQLite then reads the others without touching the
// overflow pages of long content.
export const invitations: readonly Migration[] = [
  {
    name: '0001_invitations',
    ...table(
      'invitations',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      slug VARCHAR(255) NOT NULL,
      user_id VARCHAR(26) NULL,
      revision INT NOT NULL,
      published_revision INT NOT NULL DEFAULT 0,
      published_at BIGINT NULL,
      publish_ms BIGINT NULL,
      renderer_build VARCHAR(100) NULL,
      artifacts TEXT NULL,
      blocked_revision INT NOT NULL DEFAULT 0,
      publish_error TEXT NULL,
      publish_attempts INT NOT NULL DEFAULT 0,
      publish_retry_at BIGINT NOT NULL DEFAULT 0,
      publish_state SMALLINT GENERATED ALWAYS AS
        (CASE WHEN revision <= published_revision THEN 0
          WHEN revision <= blocked_revision THEN 2 ELSE 1 END) STORED,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      schema_version INT NOT NULL,
      content LONGTEXT NOT NULL,
      CONSTRAINT uq_invitations_slug UNIQUE (slug)`,
    ),
  },
  {
    name: '0002_invitations_state',
    ...index('invitations', 'publish_state', 'publish_retry_at'),
  },
  { name: '0003_invitations_build', ...index('invitations', 'renderer_build') },
  { name: '0004_invitations_published', ...index('invitations', 'published_at', 'publish_ms') },
  { name: '0005_invitations_user', ...index('invitations', 'user_id') },
];
