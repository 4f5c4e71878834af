import { describe, expect, it } from 'vitest';
import { filterResponses, statistics } from './responses.ts';

const reply = (guestName: string, attendance: string, guestsCount: number) => ({
  guestName,
  email: `${guestName.split(' ')[0]?.toLowerCase()}@example.com`,
  attendance,
  guestsCount,
});
const replies = [
  reply('Anna Berg', 'yes', 2),
  reply('Bruno Costa', 'Joyfully Accept', 3),
  reply('Carla Dietz', 'Not Attending', 4),
  reply('Dario Anker', 'maybe', 5),
  { ...reply('Emil Fuchs', 'tidak hadir', 1), email: 'E.F@Example.com' },
];

describe('statistics', () => {
  it('count total guests of attending responses only', () => {
    expect(statistics(replies)).toEqual({
      totalResponses: 5,
      attending: 2,
      notAttending: 2,
      maybe: 1,
      totalGuests: 5,
    });
  });

  it('of no responses are zeros', () => {
    const zeros = { totalResponses: 0, attending: 0, notAttending: 0, maybe: 0, totalGuests: 0 };
    expect(statistics([])).toEqual(zeros);
  });
});

describe('the list', () => {
  const names = (filter: 'all' | 'yes' | 'no' | 'maybe', search = '') =>
    filterResponses(replies, { filter, search }).map(({ guestName }) => guestName);

  it('is filtered by class', () => {
    expect(names('all')).toHaveLength(5);
    expect(names('yes')).toEqual(['Anna Berg', 'Bruno Costa']);
    expect(names('no')).toEqual(['Carla Dietz', 'Emil Fuchs']);
    expect(names('maybe')).toEqual(['Dario Anker']);
  });

  it('is searched by name or e-mail, whatever the case', () => {
    expect(names('all', 'AN')).toEqual(['Anna Berg', 'Dario Anker']);
    expect(names('all', 'carla@')).toEqual(['Carla Dietz']);
    expect(names('all', 'e.f@EXAMPLE')).toEqual(['Emil Fuchs']);
    expect(names('all', ' fuchs ')).toEqual(['Emil Fuchs']);
  });

  it.each([
    ['Zoë Müller', 'zoe mull'],
    ['Zoe\u0308 Mu\u0308ller', 'Zoë Mü'],
    ['İpek Yıldız', 'ipek yildiz'],
    ['Anna Groß', 'GROSS'],
    ['Γιώργος', 'γιωργος'],
    ['Nguyễn Thị Đào', 'nguyen thi'],
    ['محمد', 'محمد'],
    ['किरण', 'किरण'],
  ])('finds %s by %s', (guestName, search) => {
    const guest = reply(guestName, 'yes', 1);
    expect(filterResponses([...replies, guest], { filter: 'all', search })).toEqual([guest]);
  });

  it('is filtered and searched at once', () => {
    expect(names('maybe', 'an')).toEqual(['Dario Anker']);
    expect(names('no', 'anna')).toEqual([]);
  });
});
