import { expect, test } from 'vitest';
import { AppError, unavailableForNow } from '#domain/api/errors.ts';
import { DatabaseFailure } from './database/engine/failure.ts';
import { decodeContent } from './database/invitations/content.ts';
import { failureReason } from './failure-reason.ts';

const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('a reason is one bounded line', () => {
  expect(failureReason(new Error('The store\n  is\taway'))).toBe('The store is away');
  expect(failureReason('no error')).toBe('no error');
  expect(failureReason(new Error('x'.repeat(2_000)))).toHaveLength(500);
});

test('a failure of the database is told by its code, not by the sentence for couples', () => {
  const cause = new DatabaseFailure('locked', 'ER_LOCK_WAIT_TIMEOUT', '', '');
  expect(failureReason(unavailableForNow(cause))).toBe('The database failed: ER_LOCK_WAIT_TIMEOUT');
  const driver = Object.assign(new Error("insert … values ('Anna')"), { name: 'SqliteError' });
  expect(failureReason(Object.assign(driver, { code: 'SQLITE_FULL' }))).toBe(
    'The database failed: SQLITE_FULL',
  );
});

test('what stands behind a sentence for couples is told with it', () => {
  const cause = new Error('The store is away');
  expect(failureReason(new AppError('internal', 'Something went wrong', { cause }))).toBe(
    'Something went wrong: The store is away',
  );
  expect(failureReason(new AppError('unavailable', 'We are being updated.'))).toBe(
    'We are being updated.',
  );
});

test('content that cannot be read is told by its fields, never by what they hold', () => {
  expect(failureReason(thrownBy(() => decodeContent({ text: '"Anna & Ben"', version: 1 })))).toBe(
    'This invitation cannot be read: its content (invalid_type)',
  );
  const broken = thrownBy(() =>
    decodeContent({ text: '{"couple":{"bride":Anna Secret}}', version: 1 }),
  );
  expect(failureReason(broken)).toBe('What is stored is not JSON');
});
