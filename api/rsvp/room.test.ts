import { expect, test, vi } from 'vitest';
import { MAX_REPLYING_GUESTS } from '#domain/rsvp/limits.ts';
import { createRoom } from './room.ts';

function roomOf(stored: number) {
  const count = vi.fn(async () => stored);
  const isKnown = vi.fn(async () => false);
  return { count, isKnown, room: createRoom({ count, isKnown }) };
}

test('an invitation is counted once for a hundred guests', async () => {
  const { count, room } = roomOf(7);
  for (let guest = 0; guest < 100; guest += 1) {
    await room.require('a', String(guest));
    room.take('a');
  }
  expect(count).toHaveBeenCalledTimes(1);
  await room.require('a', 'another');
  expect(count).toHaveBeenCalledTimes(2);
});

test('an invitation is counted again after guests who took more than was left', async () => {
  const { room } = roomOf(7);
  const guests = Array.from({ length: 150 }, (_, guest) => String(guest));
  await Promise.all(guests.map((guest) => room.require('a', guest)));
  for (const _ of guests) room.take('a');
  await room.require('a', 'another');
});

test('an invitation that others filled is full at the next count', async () => {
  const { count, isKnown, room } = roomOf(MAX_REPLYING_GUESTS - 1);
  await room.require('a', 'first');
  room.take('a');
  count.mockResolvedValue(MAX_REPLYING_GUESTS + 20);
  await expect(room.require('a', 'new')).rejects.toMatchObject({ code: 'replies_full' });
  isKnown.mockResolvedValue(true);
  await room.require('a', 'first');
});
