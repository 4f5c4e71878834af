import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';

let publishing: Publishing;
beforeAll(async () => {
  publishing = await createPublishing('sqlite');
});
afterAll(() => publishing?.close());

const HOUR_MS = 3_600_000;

test.each([
  ['ahead', HOUR_MS],
  ['back', -HOUR_MS],
])('a publish takes as long as it does while the clock is set %s', async (_, ms) => {
  const { id, store } = await publishing.begin();
  const put = store.put.bind(store);
  const setTo = Date.now() + ms;
  vi.spyOn(store, 'put').mockImplementation((...object) => {
    vi.spyOn(Date, 'now').mockReturnValue(setTo);
    return put(...object);
  });
  await publishing.publisher({ store })(id);
  vi.restoreAllMocks();
  const row = await publishing.database.knex('invitations').where({ id }).first('publish_ms');
  expect(row.publish_ms).toBeGreaterThanOrEqual(0);
  expect(row.publish_ms).toBeLessThan(60_000);
});
