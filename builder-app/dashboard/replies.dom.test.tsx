import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { RsvpRecord } from '#domain/api/dashboard.ts';
import { button, click, field, mount, pageText, type } from '../testing/mount.tsx';
import { Replies } from './replies.tsx';
import { figures, guests, RESPONSES, reply } from './testing.ts';

const draw = (responses: readonly RsvpRecord[]) =>
  mount(
    <Replies
      responses={responses}
      removed={[]}
      removal={{ remove: () => {}, putBack: () => {} }}
      invitationId="01J"
      refresh={{ isFetching: false, hasFailed: false, at: 0, again: () => {} }}
    />,
  );

test('five figures stand above; only guests who attend are counted', async () => {
  await draw(RESPONSES);
  expect(figures()).toEqual({
    'Total Responses': '4',
    Attending: '2',
    'Not Attending': '1',
    Maybe: '1',
    'Total Guests': '5',
  });
});

test('thousands are formatted alike in tiles, filters and list', async () => {
  const many = Array.from({ length: 1_200 }, (_, n) => reply(n + 1, `Guest${n}`, 'yes', 2));
  await draw(many);
  expect(figures()['Total Responses']).toBe('1,200');
  expect(figures()['Total Guests']).toBe('2,400');
  expect(button('Yes 1,200')).toBeTruthy();
  expect(pageText()).toContain('100 of 1,200 responses');
});

test('the newest reply comes first, and a column sorts at a click', async () => {
  await draw(RESPONSES);
  expect(guests()).toEqual(['Dora', 'Cleo', 'Bert', 'Ada']);
  await click(button('Guest'));
  expect(guests()).toEqual(['Ada', 'Bert', 'Cleo', 'Dora']);
  await click(button('Guests'));
  expect(guests()[0]).toBe('Bert');
});

test('by attendance, those who come are first, and those who do not are last', async () => {
  await draw(RESPONSES);
  await click(button('Attendance'));
  expect(guests()).toEqual(['Ada', 'Dora', 'Cleo', 'Bert']);
});

test('filter and search narrow the list, the figures stay', async () => {
  await draw(RESPONSES);
  await click(button('Yes 2'));
  expect(guests()).toEqual(['Dora', 'Ada']);
  await type(field('Search by name or e-mail'), 'ADA@');
  expect(guests()).toEqual(['Ada']);
  expect(figures()['Total Responses']).toBe('4');
});

test('a long list is shown in parts, while search, order and figures cover all of it', async () => {
  const many = Array.from({ length: 120 }, (_, index) => reply(index + 1, `Guest${index}`, 'yes'));
  await draw(many);
  expect(guests()).toHaveLength(100);
  expect(pageText()).toContain('100 of 120 responses');
  await click(button('Show 20 more'));
  expect(guests()).toHaveLength(120);
  await click(button('Guest'));
  expect(guests()[0]).toBe('Guest0');
  await type(field('Search by name or e-mail'), 'guest');
  expect(guests()).toHaveLength(100);
  await type(field('Search by name or e-mail'), 'guest119');
  expect(guests()).toEqual(['Guest119']);
  expect(figures()['Total Responses']).toBe('120');
});

test('on paper the list is whole', async () => {
  const many = Array.from({ length: 120 }, (_, index) => reply(index + 1, `Guest${index}`, 'yes'));
  await draw(many);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelectorAll('li')).toHaveLength(120);
  expect(pageText()).not.toContain('100 of 120 responses');
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(guests()).toHaveLength(100);
});

test('cards, which have no column heads, have a menu for their order', async () => {
  const wide = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: true }));
  await draw(RESPONSES);
  const cards = () => [...document.querySelectorAll('li')].map((card) => card.textContent);
  expect(cards()[0]).toContain('Dora');
  const order = document.querySelector('select');
  await act(async () => {
    if (order) order.value = 'guestsCount';
    order?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(cards()[0]).toContain('Bert');
});

test('an order that the cards have no name for is not shown under another name', async () => {
  const screen = Object.assign(window.matchMedia(''), { matches: false });
  vi.stubGlobal('matchMedia', () => screen);
  await draw(RESPONSES);
  await click(button('Contact'));
  await act(async () => {
    Object.assign(screen, { matches: true });
    screen.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  });
  const shown = () => document.querySelector('select')?.selectedOptions[0]?.textContent;
  expect(shown()).toBe('As in the table');
  await act(async () => {
    const order = document.querySelector('select');
    if (order) order.value = 'submittedAt';
    order?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(shown()).toBe('Newest first');
  expect(document.querySelector('li')?.textContent).toContain('Dora');
});

test('a custom RSVP option is shown beside how it counts', async () => {
  await draw([
    reply(1, 'Ada', 'yes'),
    reply(2, 'Bert', 'Ceremony only'),
    reply(3, 'Cleo', 'Attending the party only'),
  ]);
  const answers = [...document.querySelectorAll('tbody tr > td:nth-child(3)')];
  expect(answers.map((cell) => [...cell.querySelectorAll('span')].at(-1)?.textContent)).toEqual([
    'Attending the party only',
    'Ceremony only',
    'Attending',
  ]);
});

test('a long message is opened and closed', async () => {
  await draw([{ ...reply(1, 'Ada', 'yes'), message: 'So happy for you! '.repeat(40) }]);
  await click(button('Read all'));
  await click(button('Show less'));
  expect(button('Read all').getAttribute('aria-expanded')).toBe('false');
});

test('a search without a hit says so, and leads back to all replies', async () => {
  await draw(RESPONSES);
  await click(button('No 1'));
  await type(field('Search by name or e-mail'), 'nobody');
  expect(pageText()).toContain('No responses match your current filter.');
  expect(pageText()).not.toContain('No responses yet');
  button('Show all').focus();
  await click(button('Show all'));
  expect(guests()).toHaveLength(4);
  expect(field('Search by name or e-mail').value).toBe('');
  expect(document.activeElement?.ariaLabel).toBe('Responses');
});

test('without any replies the dashboard suggests sharing the link', async () => {
  await draw([]);
  expect(pageText()).toContain('No responses yet');
  expect(pageText()).toContain('Share your invitation link to start receiving RSVPs!');
  expect(button('Export CSV').disabled).toBe(true);
});
