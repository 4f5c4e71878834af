import { expect, test } from 'vitest';
import type { AdminUser } from '#domain/api/admin.ts';
import { button, click, field, pageText, type, untilShown } from '../../testing/mount.tsx';
import { mountPart, serverWith } from '../testing.tsx';
import { UsersTab } from './users-tab.tsx';

const USER: AdminUser = {
  id: '1',
  username: 'planner',
  email: null,
  createdAt: '2027-01-01T10:00:00.000Z',
  invitationCount: 4,
};
const GET = { 'GET users': { body: [USER], total: 1 } };

test('a user needs a name and a password; an e-mail only has to look like one', async () => {
  const asked = serverWith({ ...GET, 'POST users': { status: 201, body: USER } });
  await mountPart(<UsersTab />);
  await type(field('Username'), 'planner');
  await click(button('Create User'));
  expect(pageText()).toContain('Username and password are required');
  await type(field('Password'), 'p');
  await type(field('E-mail (optional)'), 'nonsense');
  await click(button('Create User'));
  expect(pageText()).toContain('Invalid email address');
  await type(field('E-mail (optional)'), '');
  await click(button('Create User'));
  await untilShown('User created successfully');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    username: 'planner',
    email: '',
    password: 'p',
  });
  expect(field('Username').value).toBe('');
});

test('a name that is taken is told in the server’s words, and what was entered stays', async () => {
  serverWith({
    ...GET,
    'POST users': { status: 409, body: { error: 'This username is taken' } },
  });
  await mountPart(<UsersTab />);
  await type(field('Username'), 'planner');
  await type(field('Password'), 'p');
  await click(button('Create User'));
  await untilShown('This username is taken');
  expect(field('Username').value).toBe('planner');
});

test('a deletion asks first', async () => {
  serverWith({ ...GET, 'DELETE users/1': { status: 204 } });
  await mountPart(<UsersTab />);
  await untilShown('planner');
  await click(button('Delete planner'));
  expect(pageText()).toContain('Delete this user?');
  await click(button('Delete'));
  await untilShown('User deleted successfully');
});
