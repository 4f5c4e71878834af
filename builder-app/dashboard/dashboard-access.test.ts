import { describe, expect, test } from 'vitest';
import { ApiError, errorOf } from '../api-transport.ts';
import { dashboardCredentials } from './dashboard-access.ts';
import { dashboardFailure } from './use-replies.ts';

const at = (pathname: string, search = '') => ({ pathname, search });
const kept = { invitationId: 'KEPT', token: 'kept-token' };

describe('the dashboard’s access', () => {
  test('comes from its address', () => {
    expect(dashboardCredentials(at('/dashboard/01J', '?token=abc'), null)).toEqual({
      invitationId: '01J',
      token: 'abc',
    });
  });

  test('falls back to what the browser has stored', () => {
    expect(dashboardCredentials(at('/dashboard/'), kept)).toEqual(kept);
    expect(dashboardCredentials(at('/dashboard/KEPT'), kept)).toEqual(kept);
  });

  test('never uses a stored token for another invitation', () => {
    expect(dashboardCredentials(at('/dashboard/OTHER'), kept)).toBeNull();
  });

  test('is missing without a token, and in an address that cannot be read', () => {
    expect(dashboardCredentials(at('/dashboard/01J'), null)).toBeNull();
    expect(dashboardCredentials(at('/dashboard/%E0%A4%A', '?token=abc'), null)).toBeNull();
  });
});

test('a refused token is distinguished from other failures', () => {
  expect(dashboardFailure(new ApiError('status', '', { status: 403 }))).toBe(
    'Invalid dashboard access token',
  );
  expect(dashboardFailure(errorOf(403, undefined, 'text/html'))).toBe(
    'Failed to fetch dashboard data',
  );
  expect(dashboardFailure(new ApiError('network', ''))).toBe('Failed to fetch dashboard data');
  expect(dashboardFailure(new ApiError('status', '', { status: 500 }))).toBe(
    'Failed to fetch dashboard data',
  );
});
