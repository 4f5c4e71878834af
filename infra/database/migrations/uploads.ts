import { index, type Migration, table } from './migration.ts';

export const uploads: readonly Migration[] = [
  {
    name: '0301_uploads',
    ...table(
      'uploads',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      hash VARCHAR(64) NOT NULL,
      filename VARCHAR(200) NOT NULL,
      width INT NOT NULL,
      height INT NOT NULL,
      bytes BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      CONSTRAINT uq_uploads_hash UNIQUE (hash)`,
    ),
  },
  { name: '0302_uploads_created', ...index('uploads', 'created_at') },
];
