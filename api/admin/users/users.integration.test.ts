import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminUser } from '#domain/api/admin-users.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';

describe.each(DEPLOYMENTS)('a user (%s)', (deployment) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(deployment);
  });
  afterAll(() => desk.api.close());

  test('is made, listed and deleted, and the password is told nowhere', async () => {
    const json = { username: 'Grace', email: 'grace@example.com', password: 'a long secret' };
    const made = await desk.admin('POST', 'users', { json });
    expect(made.status).toBe(201);
    expect(adminUser.parse(made.body)).toMatchObject({ username: 'Grace', invitationCount: 0 });
    const list = await desk.admin('GET', 'users?q=grace');
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.text).not.toMatch(/secret|argon2|password/i);
    expect((await desk.admin('DELETE', `users/${made.body.id}`)).status).toBe(204);
    expect((await desk.admin('DELETE', `users/${made.body.id}`)).status).toBe(404);
  });

  test('has a name of its own, whatever its case', async () => {
    const json = { username: 'ada', password: 'x' };
    expect((await desk.admin('POST', 'users', { json })).status).toBe(201);
    const again = { json: { ...json, username: ' ADA ' } };
    const { status, body } = await desk.admin('POST', 'users', again);
    expect(status).toBe(409);
    expect(body.error).toBe('This username is already taken');
  });

  test.each([
    [{}, 'Username and password are required'],
    [{ username: 'x', password: '' }, 'Username and password are required'],
    [{ username: ['x'], password: 'y' }, 'Username and password are required'],
    [{ username: 'x', password: 'y', email: 'nowhere' }, 'Invalid email address'],
  ])('%j is refused', async (json, message) => {
    const { status, body } = await desk.admin('POST', 'users', { json });
    expect(status).toBe(422);
    expect(body.issues.map((issue: { message: string }) => issue.message)).toContain(message);
  });
});
