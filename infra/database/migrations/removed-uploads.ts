import { column, type Migration } from './migration.ts';

/** When a picture's files began to be deleted; null for one that is whole. */
export const removedUploads: readonly Migration[] = [
  { name: '0604_uploads_removed_at', up: column('uploads', 'removed_at', 'BIGINT NULL') },
];
