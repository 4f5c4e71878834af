import type { RsvpRecord } from '#domain/api/dashboard.ts';

/** Returns a reply of the n-th day of 2027. */
export const reply = (
  id: number,
  guestName: string,
  attendance: string,
  guestsCount = 1,
): RsvpRecord => ({
  id: String(id),
  guestName,
  email: `${guestName.toLowerCase()}@example.com`,
  phone: '',
  attendance,
  guestsCount,
  dietaryRequirements: '',
  message: '',
  submittedAt: new Date(Date.UTC(2027, 0, id)).toISOString(),
});

export const RESPONSES = [
  reply(1, 'Ada', 'Joyfully Accept', 2),
  reply(2, 'Bert', 'Not Attending', 4),
  reply(3, 'Cleo', 'Perhaps'),
  reply(4, 'Dora', 'yes', 3),
];

/** The guests in the list, from the top down. */
export const guests = () =>
  [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);

/** The figures above the list by their labels. */
export const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((tile) => [
      tile.querySelector('dt')?.textContent,
      tile.querySelector('dd')?.textContent,
    ]),
  );
