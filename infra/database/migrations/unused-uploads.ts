import { column, type Migration } from './migration.ts';

/** Since when no invitation has shown a picture; null while one does, or while not yet checked. */
export const unusedUploads: readonly Migration[] = [
  { name: '0602_uploads_unused_since', ...column('uploads', 'unused_since', 'BIGINT NULL') },
];
