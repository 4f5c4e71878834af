import { describe, expect, test, vi } from 'vitest';
import { findInvitation } from './find-invitation.ts';

const answers = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const content = (weddingData: string) => () => Response.json({ weddingData, cleanUrl: 'a' });
const refusal = (status: number, error?: string) => () => Response.json({ error }, { status });

async function message(path: string, answer: () => Response) {
  answers(answer);
  const found = await findInvitation(path);
  return found.kind === 'failed' ? found.message : found.kind;
}

test('a server that cannot be reached is not a missing invitation', async () => {
  answers(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await findInvitation('/a')).toEqual({ kind: 'unreached' });
});

describe('a failure is explained in the words of the specification', () => {
  test('no name in the address', async () => {
    expect(await message('/', refusal(500))).toBe('Invalid invitation URL');
  });

  test('no such invitation', async () => {
    expect(await message('/nobody', refusal(404, 'Not found'))).toBe(
      'This invitation could not be found. Please check the URL or contact the couple.',
    );
  });

  test('the server’s sentence, else the status', async () => {
    const garbled = () => new Response('<html>', { status: 502 });
    expect(await message('/a', refusal(503, 'Back in a minute'))).toBe('Back in a minute');
    expect(await message('/a', refusal(503))).toBe('Failed to load invitation (503)');
    expect(await message('/a', garbled)).toBe('Failed to load invitation (502)');
  });

  test('content that cannot be read', async () => {
    expect(await message('/a', content('{"couple":'))).toBe('Invalid invitation data format');
  });
});

test('content that comes as JSON text is read', async () => {
  answers(content(JSON.stringify({ couple: { bride: 'Ophelia' } })));
  expect(await findInvitation('/a')).toMatchObject({
    kind: 'found',
    invitation: { weddingData: { couple: { bride: 'Ophelia' } } },
  });
});
