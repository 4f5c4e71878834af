import { column, type Migration } from './migration.ts';

/** When deletion of a picture's files began; null otherwise. */
export const removedUploads: readonly Migration[] = [
  { name: '0604_uploads_removed_at', ...column('uploads', 'removed_at', 'BIGINT NULL') },
];
