import { describe, expect, test } from 'vitest';
import { publicInvitationResponse } from '#domain/api/invitations.ts';
import { ApiError, errorOf, parseAnswer } from '../api-transport.ts';
import { findInvitation } from './find-invitation.ts';

const failing = (error: ApiError) => () => Promise.reject(error);
const message = async (path: string, error: ApiError) => {
  const found = await findInvitation(path, failing(error));
  return found.kind === 'failed' ? found.message : 'found';
};
const status = (code: number, error?: string) => errorOf(code, { error });

test('no answer at all is told apart: the next try may have one', async () => {
  const found = await findInvitation('/a', failing(new ApiError('network', 'Network error')));
  expect(found).toEqual({ kind: 'unreached' });
});

describe('what went wrong is told in the words of the specification', () => {
  test('no name in the address', async () => {
    expect(await message('/', status(500))).toBe('Invalid invitation URL');
  });

  test('no such invitation', async () => {
    expect(await message('/nobody', status(404, 'Not found'))).toBe(
      'This invitation could not be found. Please check the URL or contact the couple.',
    );
  });

  test('the server’s sentence, else the status', async () => {
    expect(await message('/a', status(503, 'Back in a minute'))).toBe('Back in a minute');
    expect(await message('/a', status(503))).toBe('Failed to load invitation (503)');
    expect(await message('/a', errorOf(502, undefined))).toBe('Failed to load invitation (502)');
  });

  test('content that cannot be read', async () => {
    const load = async () =>
      parseAnswer(publicInvitationResponse, 200, { weddingData: '{"couple":', cleanUrl: 'a' });
    const found = await findInvitation('/a', load);
    expect(found).toEqual({ kind: 'failed', message: 'Invalid invitation data format' });
  });
});

test('content that comes as JSON text is read', async () => {
  const load = async () =>
    parseAnswer(publicInvitationResponse, 200, {
      weddingData: JSON.stringify({ couple: { bride: 'Ophelia' } }),
      cleanUrl: 'a',
    });
  expect(await findInvitation('/a', load)).toMatchObject({
    kind: 'found',
    invitation: { weddingData: { couple: { bride: 'Ophelia' } } },
  });
});
