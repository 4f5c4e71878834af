import { describe, expect, it } from 'vitest';
import { toIssues } from '../api/errors.ts';
import {
  INVALID_FORMAT,
  LIMITS,
  type WeddingDataInput,
  weddingDataOrJson,
  weddingDataSchema,
  weddingEvent,
} from './wedding-data.ts';

const parse = (input: unknown) => weddingDataSchema.parse(input);
const issuesOf = (input: unknown) => {
  const result = weddingDataSchema.safeParse(input);
  return result.success ? [] : toIssues(result.error);
};
const withVenue = (coordinates: unknown) => ({ wedding: { events: [{ venue: { coordinates } }] } });
const coordinatesOf = (input: unknown) =>
  parse(withVenue(input)).wedding.events[0]?.venue.coordinates;

describe('defaults', () => {
  it('an empty object is a complete invitation', () => {
    const data = parse({});
    expect(data.couple.bride).toBe('');
    expect(data.wedding.events).toEqual([]);
    expect(data.customizations.selectedTemplate).toBe('');
  });

  it('RSVP is on; registry, honeymoon fund and music are off; music would play by itself', () => {
    const { rsvp, registry, honeymoonFund, customizations } = parse({});
    expect(rsvp.enabled).toBe(true);
    expect(registry.enabled).toBe(false);
    expect(honeymoonFund.enabled).toBe(false);
    expect(customizations.backgroundMusic).toEqual({
      enabled: false,
      youtubeUrl: '',
      autoplay: true,
    });
  });

  it('an event has those of the schema for what is not given, each event its own', () => {
    const event = weddingEvent({ title: 'Ceremony', date: '2027-06-19' });
    const parsed = parse({ wedding: { events: [{ ...event, id: 'a' }] } }).wedding.events[0];
    expect({ ...event, id: 'a' }).toStrictEqual(parsed);
    expect(weddingEvent({}).venue).not.toBe(event.venue);
  });

  it('what an event is given stays as it is, even where a rule refuses it', () => {
    const title = 'x'.repeat(LIMITS.line + 1);
    expect(weddingEvent({ title }).title).toBe(title);
  });

  it('parsing is idempotent', () => {
    const once = parse({
      wedding: { events: [{}, {}], venue: { coordinates: { lat: '1', lng: 2 } } },
    });
    expect(parse(once)).toEqual(once);
  });
});

describe('legacy content', () => {
  it('null counts as missing at every depth', () => {
    const input = {
      couple: null,
      wedding: {
        date: null,
        venue: null,
        reception: null,
        events: [{ title: null, venue: { name: null, coordinates: null } }],
      },
      story: { sections: null },
      gallery: { images: [{ url: '/a.webp', alt: null, caption: null }] },
      rsvp: { enabled: null, options: null },
      customizations: { backgroundMusic: null },
    };
    const data = parse(input);
    expect(data.wedding.events[0]).toMatchObject({ title: '', venue: { name: '', address: '' } });
    expect(data.wedding.reception).toBeUndefined();
    expect(data.rsvp).toMatchObject({ enabled: true, options: [] });
    expect(data.gallery.images).toEqual([{ url: '/a.webp', alt: '', caption: '' }]);
  });

  it("an event's name is read as its title, and a title takes priority", () => {
    const data = parse({
      wedding: { events: [{ name: 'Akad' }, { title: 'Resepsi', name: 'x' }] },
    });
    expect(data.wedding.events.map(({ title }) => title)).toEqual(['Akad', 'Resepsi']);
    expect(data.wedding.events[0]).not.toHaveProperty('name');
  });

  it('numeric event ids become text', () => {
    expect(parse({ wedding: { events: [{ id: 1718000000000 }] } }).wedding.events[0]?.id).toBe(
      '1718000000000',
    );
  });

  it('every event gets an id of its own', () => {
    const events = [{ id: 'event-2' }, {}, { id: 'a' }, { id: 'a' }, { id: '' }];
    const ids = parse({ wedding: { events } }).wedding.events.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['event-2', 'event-3', 'a']);
    expect(new Set(ids).size).toBe(5);
  });

  it('unknown keys are dropped', () => {
    const data = parse({ weather: 'fine', couple: { bride: 'Ida', age: 30 } });
    expect(data).not.toHaveProperty('weather');
    expect(data.couple).not.toHaveProperty('age');
  });

  it('content may come as JSON text', () => {
    expect(weddingDataOrJson.parse('{"couple":{"bride":"Ida"}}').couple.bride).toBe('Ida');
    const broken = weddingDataOrJson.safeParse('{"couple":');
    expect(broken.error?.issues[0]?.message).toBe(INVALID_FORMAT);
  });
});

describe('coordinates', () => {
  it('may be written as text', () => {
    expect(coordinatesOf({ lat: ' 51.5 ', lng: '-0.12' })).toEqual({ lat: 51.5, lng: -0.12 });
  });

  it('may be at a pole, and on either side of the date line', () => {
    for (const point of [
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
    ]) {
      expect(coordinatesOf(point)).toEqual(point);
    }
  });

  it.each([[[]], ['Bath'], [7]])('%j is an issue', (input) => {
    expect(issuesOf(withVenue(input))).toMatchObject([
      { path: 'wedding.events.0.venue.coordinates' },
    ]);
  });

  it('are absent when null, missing or blank', () => {
    for (const blank of [undefined, null, {}, { lat: null, lng: null }, { lat: '', lng: ' ' }]) {
      expect(coordinatesOf(blank)).toBeUndefined();
    }
  });

  it.each([
    [{ lat: 90.01, lng: 0 }, 'lat', 'Latitude is a number from -90 to 90'],
    [{ lat: 0, lng: '-181' }, 'lng', 'Longitude is a number from -180 to 180'],
    [{ lat: 'north', lng: 0 }, 'lat', 'Latitude is a number from -90 to 90'],
    [{ lat: 12 }, 'lng', 'Longitude is a number from -180 to 180'],
    [{ lat: '', lng: 12 }, 'lat', 'Latitude is a number from -90 to 90'],
    [{ lat: Number.POSITIVE_INFINITY, lng: 0 }, 'lat', 'Latitude is a number from -90 to 90'],
  ])('%o is an issue', (input, key, message) => {
    expect(issuesOf(withVenue(input))).toEqual([
      { path: `wedding.events.0.venue.coordinates.${key}`, message },
    ]);
  });
});

describe('dates and times', () => {
  it.each([
    '2027-02-31',
    '2027-13-01',
    '2027-00-01',
    '2027-06-00',
    '2027/06/19',
    '19.06.2027',
    'tomorrow',
    '2027-6-9',
    '0000-01-01',
    '0999-12-31',
  ])('the date %s is an issue', (date) => {
    expect(issuesOf({ wedding: { events: [{ date }] } })).toEqual([
      { path: 'wedding.events.0.date', message: 'Please enter a date that exists' },
    ]);
  });

  it('the 29th of February exists in leap years only', () => {
    expect(issuesOf({ wedding: { date: '2028-02-29' } })).toEqual([]);
    expect(issuesOf({ wedding: { date: '2000-02-29' } })).toEqual([]);
    for (const year of [2027, 2100]) {
      expect(issuesOf({ wedding: { date: `${year}-02-29` } })).toHaveLength(1);
    }
  });

  it('the first year has four digits', () => {
    expect(issuesOf({ wedding: { date: '1000-01-01' } })).toEqual([]);
  });

  it.each(['24:00', '7:30', '12:60', '3 PM', '12:00Z'])('the time %s is an issue', (time) => {
    expect(issuesOf({ wedding: { time } })).toEqual([
      { path: 'wedding.time', message: 'Please enter a time such as 15:30' },
    ]);
  });

  it('seconds are dropped', () => {
    expect(parse({ wedding: { time: '15:30:59' } }).wedding.time).toBe('15:30');
  });
});

describe('hostile input', () => {
  it('prototype keys reach neither the content nor any prototype', () => {
    const input = JSON.parse(
      '{"__proto__":{"couple":{"bride":"x"},"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
        '"couple":{"__proto__":{"bride":"x"},"groom":"Tobias"}}',
    );
    const data = parse(input);
    expect(data.couple.bride).toBe('');
    expect(data.couple.groom).toBe('Tobias');
    expect(Object.hasOwn(data, '__proto__')).toBe(false);
    expect(Object.hasOwn(data, 'constructor')).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  it('lone surrogates are replaced and control characters dropped', () => {
    const { couple, customizations } = parse({
      couple: { bride: 'A\uD800B\u0000' },
      customizations: { quote: 'one\n\u0007two' },
    });
    expect(couple.bride).toBe('A\uFFFDB');
    expect(customizations.quote).toBe('one\ntwo');
  });

  it('a line break from a word processor parts the words, in a line as in a text', () => {
    const pasted = 'Rose\vGarden';
    const { couple, wedding, story } = parse({
      couple: { brideParents: pasted },
      wedding: { events: [{ description: pasted, venue: { address: pasted } }] },
      story: { sections: [{ title: pasted, content: pasted }] },
    });
    expect(couple.brideParents).toBe('Rose Garden');
    expect(wedding.events[0]?.venue.address).toBe('Rose Garden');
    expect(wedding.events[0]?.description).toBe('Rose\nGarden');
    expect(story.sections[0]).toMatchObject({ title: 'Rose Garden', content: 'Rose\nGarden' });
  });

  it('unseen marks around links and the contact address are dropped', () => {
    const pasted = '\u202Ashop.example\u202C';
    const { registry, honeymoonFund, rsvp, customizations } = parse({
      registry: { links: [{ url: pasted }] },
      honeymoonFund: { link: pasted },
      rsvp: { email: pasted },
      customizations: { backgroundMusic: { youtubeUrl: pasted } },
    });
    expect([
      registry.links[0]?.url,
      honeymoonFund.link,
      rsvp.email,
      customizations.backgroundMusic.youtubeUrl,
    ]).toEqual(Array(4).fill('shop.example'));
  });

  it('a megabyte of name is an issue that names the field', () => {
    expect(issuesOf({ couple: { bride: 'x'.repeat(1_000_000) } })).toEqual([
      { path: 'couple.bride', message: 'Please use at most 200 characters' },
    ]);
  });

  it('at most twenty gallery pictures', () => {
    const images = Array.from({ length: LIMITS.galleryImages + 1 }, () => ({ url: '/a.webp' }));
    expect(issuesOf({ gallery: { images } })).toEqual([
      { path: 'gallery.images', message: 'At most 20 images' },
    ]);
  });

  it.each([[null], [[]], ['text'], [42], [{ couple: [] }], [{ wedding: { events: {} } }]])(
    '%o is refused',
    (input) => {
      expect(issuesOf(input)).not.toEqual([]);
    },
  );
});

it('an input type leaves every field optional', () => {
  const input: WeddingDataInput = { wedding: { events: [{ title: 'Ceremony' }] } };
  expect(parse(input).wedding.events).toHaveLength(1);
});
