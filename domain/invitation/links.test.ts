import { describe, expect, it } from 'vitest';
import {
  calendarDetails,
  googleCalendarUrl,
  mapsUrl,
  safeHref,
  withHttps,
  youtubeVideoId,
} from './links.ts';
import { type WeddingEvent, weddingDataSchema, weddingEvent } from './wedding-data.ts';

const { couple } = weddingDataSchema.parse({ couple: { bride: 'Ophelia', groom: 'Tobias' } });
const event = weddingEvent({
  id: 'a',
  title: 'Wedding Ceremony',
  date: '2027-06-19',
  time: '15:30',
  venue: { name: 'Wrenfield', address: '12 Orchard Lane, Bath & Wells' },
});

describe('withHttps', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' example.com/a?b ', 'https://example.com/a?b'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['//example.com', 'https://example.com'],
    ['', ''],
  ])('"%s" becomes "%s"', (url, expected) => {
    expect(withHttps(url)).toBe(expected);
  });
});

describe('safeHref', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/list', 'https://example.com:8080/list'],
    ['www.example.com/a b', 'https://www.example.com/a b'],
    ['mailto:us@example.com', 'mailto:us@example.com'],
    ['tel:+4930123', 'tel:+4930123'],
    ['//example.com', 'https://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['Mailto:us@example.com', 'Mailto:us@example.com'],
    [' mailto:us@example.com ', 'mailto:us@example.com'],
    ['mailto:us@exam\nple.com', 'mailto:us@example.com'],
  ])('lets %j through as "%s"', (url, href) => {
    expect(safeHref(url)).toBe(href);
  });

  it.each([
    '',
    ' ',
    '#',
    '#top',
    '/admin',
    'javascript:alert(1)',
    'paypal me/anna',
    'not a url',
    'https://not%20a%20url/',
    'http://a<b>.example',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript:1',
    'java\tscript:1',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:https://example.com/1',
    'not a link',
    'https://',
  ])('refuses %j', (url) => {
    expect(safeHref(url)).toBeNull();
  });
});

describe('mapsUrl', () => {
  const search = 'https://www.google.com/maps/search/?api=1&query=';

  it('searches by point when coordinates exist', () => {
    const venue = { ...event.venue, coordinates: { lat: 51.4, lng: -2.36 } };
    expect(mapsUrl(venue)).toBe(`${search}51.4,-2.36`);
  });

  it('searches by the encoded address otherwise', () => {
    expect(mapsUrl(event.venue)).toBe(`${search}12%20Orchard%20Lane%2C%20Bath%20%26%20Wells`);
  });

  it('searches by name when that is all there is, and not at all without anything', () => {
    expect(mapsUrl({ name: 'Masjid', address: ' ' })).toBe(`${search}Masjid`);
    expect(mapsUrl({ name: '', address: '' })).toBeNull();
    expect(mapsUrl({ name: ' ', address: ' ' })).toBeNull();
  });
});

describe('googleCalendarUrl', () => {
  const params = (changes: Partial<WeddingEvent>) => {
    const url = googleCalendarUrl({ ...event, ...changes }, { couple });
    return url === null ? null : new URL(url).searchParams;
  };

  it('offers two hours, details and the address', () => {
    expect(Object.fromEntries(params({}) ?? [])).toEqual({
      action: 'TEMPLATE',
      text: 'Wedding Ceremony',
      dates: '20270619T153000/20270619T173000',
      details: 'Wedding Ceremony of Ophelia & Tobias',
      location: '12 Orchard Lane, Bath & Wells',
    });
  });

  it('names the place where there is no address, and the couple alone without a title', () => {
    for (const address of ['', ' ']) {
      expect(params({ venue: { name: 'Masjid', address } })?.get('location')).toBe('Masjid');
    }
    expect(calendarDetails({ ...event, title: '' }, { couple })).toBe('Ophelia & Tobias');
  });

  it('two hours may end on the next day, month and year', () => {
    const dates = params({ date: '2027-12-31', time: '23:15' })?.get('dates');
    expect(dates).toBe('20271231T231500/20280101T011500');
    expect(params({ time: '22:00' })?.get('dates')).toBe('20270619T220000/20270620T000000');
  });

  it('an event without a time takes the day, one without a date has no link', () => {
    expect(params({ time: '' })?.get('dates')).toBe('20270619/20270620');
    expect(params({ date: '' })).toBeNull();
  });

  it('takes text with lone surrogates', () => {
    expect(params({ title: 'a\uD800' })?.get('text')).toBe('a\uFFFD');
  });
});

describe('youtubeVideoId', () => {
  const ID = 'dQw4w9WgXcQ';

  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=x&v=${ID}&t=3`,
    `http://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `youtu.be/${ID}`,
    ` www.youtube.com/watch?v=${ID} `,
  ])('reads %s', (url) => {
    expect(youtubeVideoId(url)).toBe(ID);
  });

  it.each([
    '',
    'not a url',
    `https://vimeo.com/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc!',
    'https://www.youtube.com/',
    'https://youtu.be/',
    `javascript://youtube.com/watch?v=${ID}`,
  ])('refuses %j', (url) => {
    expect(youtubeVideoId(url)).toBeNull();
  });
});
