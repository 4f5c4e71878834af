import { expect, test, vi } from 'vitest';
import { createCounters } from '../limits/counters.ts';
import { createNewcomers } from './newcomers.ts';

/** New guests that one address may bring to one invitation in a day. */
const MOST = 500;

function startNewcomers() {
  const known = new Set<string>();
  const isKnown = vi.fn(async (_invitation: string, guest: string) => known.has(guest));
  const newcomers = createNewcomers(createCounters(), { isKnown });
  const reply = (guest: string, address = 'hall', invitation = 'a') =>
    newcomers.admit({ invitation, address, guest }, async () => {
      const outcome = known.has(guest) ? ('replaced' as const) : ('stored' as const);
      known.add(guest);
      return { id: guest, submittedAt: 1, outcome };
    });
  const fill = (from = 0) =>
    Promise.all(Array.from({ length: MOST - from }, (_, guest) => reply(`guest ${guest}`)));
  return { newcomers, isKnown, reply, fill };
}

const REFUSED = { code: 'too_many_requests' };

test('so many new guests of an invitation reply from one address in a day, and no more', async () => {
  const { reply, fill } = startNewcomers();
  await fill();
  await expect(reply('one more')).rejects.toMatchObject({
    ...REFUSED,
    message:
      'Too many guests have replied over this connection today. Please use another one, or try again tomorrow.',
    details: { retryAfter: expect.closeTo(86_400, -2) },
  });
  await reply('one more', 'elsewhere');
  await reply('another', 'hall', 'b');
});

test('who has replied may change theirs as often as they like', async () => {
  const { reply, fill, isKnown } = startNewcomers();
  await reply('Ada');
  for (let change = 0; change < MOST; change += 1) await reply('Ada');
  expect(isKnown).not.toHaveBeenCalled();
  await fill(1);
  await expect(reply('one more')).rejects.toMatchObject(REFUSED);
  expect((await reply('Ada')).outcome).toBe('replaced');
});

test('guests who change their replies all at once leave the room of those to come', async () => {
  const { reply } = startNewcomers();
  const guests = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, turn) => reply(`guest ${from + turn}`)));
  await guests(0, MOST - 10);
  await guests(0, 30);
  await guests(MOST - 10, MOST);
  await expect(reply('one more')).rejects.toMatchObject(REFUSED);
});

test('a reply that could not be saved is not counted', async () => {
  const { newcomers, fill, reply } = startNewcomers();
  const from = { invitation: 'a', address: 'hall', guest: 'Bert' };
  const lost = () => newcomers.admit(from, () => Promise.reject(new Error('away')));
  for (let turn = 0; turn < 10; turn += 1) await expect(lost()).rejects.toThrow('away');
  await fill();
  await expect(reply('one more')).rejects.toMatchObject(REFUSED);
});
