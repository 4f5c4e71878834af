import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderError } from './folder-error.ts';

const thrownBy = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('a full disk is told in one sentence without a path', () => {
  const error = folderError(
    'to write',
    thrownBy(() => writeFileSync('/dev/full', 'x')),
  );
  expect(error.message).toBe('The object folder failed to write: its disk is full (ENOSPC)');
  expect(error.cause).toMatchObject({ code: 'ENOSPC' });
});

test('what has no sentence of its own is told by its code', () => {
  const error = folderError('to read', Object.assign(new Error('Path /x'), { code: 'EIO' }));
  expect(error.message).toBe('The object folder failed to read: the system refused (EIO)');
});
