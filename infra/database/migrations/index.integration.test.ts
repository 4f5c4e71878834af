import { expect, it } from 'vitest';
import { connectSqlite } from '../engine/sqlite.ts';
import { MIGRATIONS } from './index.ts';

/** The order in which migrations landed and databases have run them: add only at the end. */
const LANDED = [
  '0001_invitations',
  '0002_invitations_state',
  '0003_invitations_build',
  '0004_invitations_published',
  '0005_invitations_user',
  '0101_licenses',
  '0102_licenses_used',
  '0103_licenses_invitation',
  '0104_licenses_payment',
  '0105_licenses_reserved',
  '0111_dashboard_sessions',
  '0112_dashboard_sessions_used',
  '0201_rsvp_responses',
  '0202_rsvp_history',
  '0203_rsvp_history_response',
  '0301_uploads',
  '0302_uploads_created',
  '0401_users',
  '0402_operators',
  '0411_http_sessions',
  '0412_http_sessions_expired',
  '0421_settings',
  '0501_orders',
  '0511_licenses_provider_updated',
  '0601_rsvp_responses_idempotency_key',
  '0602_uploads_unused_since',
  '0603_earlier_contents',
  '0604_uploads_removed_at',
  '0605_licenses_provider_expires',
  '0606_invitations_removed_at',
  '0607_late_puts',
  '0608_late_puts_possible_until',
  '0609_invitations_removed_at_index',
  '0610_rsvp_responses_removed_at',
];

const NAMES = MIGRATIONS.map(({ name }) => name);

it('migrations run in the order in which they landed', () => {
  expect(NAMES, 'a new one belongs at the end of LANDED').toEqual(LANDED);
});

it('migrations are sorted by name and name nothing twice', () => {
  expect(NAMES).toEqual([...new Set(NAMES)].sort());
});

it('every migration changes the schema once, and does nothing where that is done', async () => {
  const db = connectSqlite(':memory:', {});
  const version = async () => (await db.raw('PRAGMA schema_version'))[0].schema_version;
  const idle: string[] = [];
  const repeated: string[] = [];
  for (const { name, up } of MIGRATIONS) {
    const before = await version();
    await up(db);
    const after = await version();
    if (after === before) idle.push(name);
    await up(db);
    if ((await version()) !== after) repeated.push(name);
  }
  await db.destroy();
  expect({ idle, repeated }).toEqual({ idle: [], repeated: [] });
});
