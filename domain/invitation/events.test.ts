import { describe, expect, it } from 'vitest';
import { eventsOf, headerDate, headerVenue, withEvents } from './events.ts';
import { type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';

const data = (wedding: WeddingDataInput['wedding'], selectedTemplate = 'floral-elegance') =>
  weddingDataSchema.parse({ wedding, customizations: { selectedTemplate } });

const legacy = {
  date: '2027-06-19',
  time: '15:30',
  venue: { name: 'Wrenfield', address: 'Orchard Lane' },
  reception: { name: 'Barn', address: 'Mill Road', time: '18:00' },
};
const listed = { title: 'Vows', date: '2027-07-01', time: '12:00', venue: { name: 'Chapel' } };

describe('events', () => {
  it('are the listed ones, which take priority over the legacy fields', () => {
    const events = eventsOf(data({ ...legacy, events: [listed] }));
    expect(events.map(({ title }) => title)).toEqual(['Vows']);
  });

  it.each([
    ['floral-elegance', ['Wedding Ceremony', 'Reception']],
    ['serene-lens', ['Wedding Ceremony', 'Reception']],
    ['an-unknown-template', ['Wedding Ceremony', 'Reception']],
    ['islamic-serenity', ['Akad Nikah', 'Resepsi Pernikahan']],
    ['scientific-vibes', ['Ceremony']],
  ])('of legacy fields in %s are %o', (template, titles) => {
    expect(eventsOf(data(legacy, template)).map(({ title }) => title)).toEqual(titles);
  });

  it('of legacy fields take date, times and places from them', () => {
    expect(eventsOf(data(legacy))).toMatchObject([
      { date: '2027-06-19', time: '15:30', venue: { name: 'Wrenfield' } },
      { date: '2027-06-19', time: '18:00', venue: { name: 'Barn', address: 'Mill Road' } },
    ]);
  });

  it('without a reception there is a ceremony only, without anything there is none', () => {
    expect(eventsOf(data({ ...legacy, reception: null }))).toHaveLength(1);
    expect(eventsOf(data({ ...legacy, reception: {} }))).toHaveLength(1);
    expect(eventsOf(data({}))).toEqual([]);
    expect(eventsOf(data({ venue: { name: ' ' }, reception: { address: ' ' } }))).toEqual([]);
  });

  it('can be turned into a list to edit', () => {
    expect(withEvents(data(legacy)).wedding.events).toHaveLength(2);
    const modern = data({ events: [listed] });
    expect(withEvents(modern)).toBe(modern);
  });
});

describe('header date and venue', () => {
  it("are the first event's if there are events", () => {
    const content = data({ ...legacy, events: [listed, { title: 'Later', date: '2027-01-01' }] });
    expect(headerDate(content)).toBe('2027-07-01');
    expect(headerVenue(content).name).toBe('Chapel');
  });

  it('are the legacy ones otherwise', () => {
    expect(headerDate(data(legacy))).toBe('2027-06-19');
    expect(headerVenue(data(legacy)).name).toBe('Wrenfield');
  });
});
