import { describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { drawSample, links, texts } from '../../../testing/sample-page.tsx';
import { VINTAGE_RSVP } from './rsvp-texts.ts';

const pageOf = (change?: (content: WeddingData) => void) => drawSample('vintage-fairytale', change);

describe('the sections', () => {
  test('come in the order of the definition', () => {
    const ids = [...pageOf().querySelectorAll('.hero, .quote, .section, .closing')];
    expect(ids.map(({ id }) => id)).toEqual([
      'home',
      'quote',
      'couple',
      'events',
      'gallery',
      'story',
      'registry',
      'honeymoon',
      'rsvp',
      'footer',
    ]);
  });

  test('have their headings', () => {
    expect(texts(pageOf(), 'h2')).toEqual([
      'The Bride and the Groom',
      'When and Where',
      'Plates and Pictures',
      'Our Love Story',
      'Wedding Gift',
      'A Journey by Night Train',
      'The Favour of a Reply',
    ]);
  });
});

describe('the titles of the chapters', () => {
  const faceFor = (change: (content: WeddingData) => void) =>
    pageOf(change).querySelector<HTMLElement>('main')?.style.getPropertyValue('--title');
  const event = (title: string) =>
    faceFor(({ wedding }) => Object.assign(wedding.events[0] ?? {}, { title }));

  test.each(['Dinner', 'Nikâh Töreni', 'Ślub kościelny', 'Свадьба', '結婚典禮'])(
    'are in their own face, which has all letters or none: %s',
    (title) => expect(event(title)).toBe(''),
  );

  test('are in the face for reading where a word would be in two', () => {
    const vietnamese = [
      event('Tiệc Cưới'),
      faceFor(({ story }) => Object.assign(story.sections[0] ?? {}, { title: 'Lần đầu gặp gỡ' })),
      faceFor(({ registry }) =>
        Object.assign(registry.links[0] ?? {}, { name: 'Nhà sách Cá Chép ở Huế' }),
      ),
      faceFor(({ honeymoonFund }) => Object.assign(honeymoonFund, { title: 'Tuần trăng mật' })),
    ];
    expect(vietnamese).toEqual(Array(4).fill('var(--serif)'));
  });
});

describe('the title page', () => {
  test('has names, date, place, the way to the reply and the calendar file', () => {
    const hero = pageOf((data) => {
      for (const event of data.wedding.events) event.date = '2027-06-12';
    }).querySelector('.hero');
    expect(texts(hero ?? document, '.name')).toEqual(['Rosalind', 'Benedict']);
    expect(hero?.textContent).toContain('Saturday, June 12, 2027 at 2:00 PM');
    expect(hero?.textContent).toContain('Chapel of Saint Aldhelm');
    const addresses = [...(hero?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
    expect(addresses).toEqual(['#rsvp', '/the-couple/invitation.ics']);
  });

  const picture = (change: (data: WeddingData) => void) =>
    pageOf(change).querySelector('.hero img')?.getAttribute('src');

  test("shows the couple's picture, else the gallery's first, else the stock one", () => {
    const own = 'https://example.com/own.jpg';
    const first = 'https://example.com/first.jpg';
    const images = [{ url: first, alt: '', caption: '' }];
    const stock = '/assets/art/vintage-fairytale/hero.webp';
    expect(
      picture((data) => {
        data.customizations.heroBackgroundImage = own;
        data.gallery.images = images;
      }),
    ).toBe(own);
    expect(picture((data) => Object.assign(data.gallery, { images }))).toBe(first);
    expect(picture((data) => Object.assign(data.gallery, { images: [] }))).toBe(stock);
    expect(picture(() => {})).toBe(stock);
  });

  test('has a monogram in its frame where letters can stand alone', () => {
    expect(texts(pageOf(), '.monogram')).toEqual(['R & B']);
    const arabic = pageOf((data) => {
      data.couple.bride = 'فاطمة';
    });
    expect(texts(arabic, '.monogram')).toEqual([]);
  });
});

describe('the epigraph', () => {
  test("is the couple's own quote, else the template's with its source", () => {
    const own = pageOf((data) => {
      data.customizations.quote = 'Once more.';
    });
    expect(texts(own, '.quote')).toEqual(['Once more.']);
    const stock = pageOf((data) => {
      data.customizations.quote = '';
    });
    expect(texts(stock, '.quote-source')).toEqual(['after William Shakespeare']);
  });
});

describe('the couple', () => {
  test('has its parents where they are given', () => {
    expect(texts(pageOf(), '.profile-parents')).toEqual([
      'Daughter of Eleanor and Hugh Ashcombe',
      'Son of Beatrix and Laurence Fairleigh',
    ]);
    const alone = pageOf((data) => {
      Object.assign(data.couple, { brideParents: ' ', groomParents: '' });
    });
    expect(texts(alone, '.profile-parents')).toEqual([]);
  });
});

describe('the events', () => {
  test('have directions and a calendar link each, in a new tab', () => {
    const page = pageOf();
    const directions = links(page, 'Get Directions');
    expect(texts(page, '.event-title')).toEqual(['The Wedding Ceremony', 'The Wedding Feast']);
    expect(directions).toHaveLength(2);
    expect(directions[0]?.href).toContain('query=51.6093,-2.5249');
    expect(directions.every(({ target }) => target === '_blank')).toBe(true);
    expect(links(page, 'Google Calendar')).toHaveLength(2);
  });

  test('come with the days that are left', () => {
    expect(texts(pageOf(), '#events .countdown-label')).toEqual([
      'days',
      'hours',
      'minutes',
      'seconds',
    ]);
  });
});

describe('the story', () => {
  const initials = (content: string) =>
    pageOf((data) => {
      data.story.sections = [{ title: 'How', date: '', content, image: '' }];
    }).querySelectorAll('.prose--initial').length;

  test('begins with an initial where a letter can be taken out of its word', () => {
    const words = 'once upon a time '.repeat(12);
    expect(initials(`O${words}`)).toBe(1);
    expect(initials(`في يوم من الأيام ${words}`)).toBe(0);
    expect(initials(`1999 ${words}`)).toBe(0);
  });

  test.each(['É', 'Å', 'Ё', 'Й', 'Ή', 'Ấ', 'E\u0301'])(
    'keeps %s in its word, as its mark would be outside the box',
    (letter) => {
      expect(initials(letter + 'once upon a time '.repeat(12))).toBe(0);
    },
  );

  test('has no initial in a text of one line', () => {
    expect(initials('We met.')).toBe(0);
  });
});

describe('the gifts', () => {
  test.each([
    ['example.com/list', 'https://example.com/list'],
    ['', undefined],
    ['javascript:alert(1)', undefined],
  ])('a link %j leads to %j', (url, href) => {
    const page = pageOf((data) => {
      data.registry.links = [{ name: 'Shop', url, description: '' }];
    });
    expect(links(page, 'View Registry')[0]?.href).toBe(href);
  });
});

describe('the reply', () => {
  test('has name, e-mail and answer required by the browser, and one to five guests to choose', () => {
    const form = pageOf().querySelector('form');
    const required = [...(form?.querySelectorAll('[required]') ?? [])];
    expect(new Set(required.map((field) => field.getAttribute('name')))).toEqual(
      new Set(['name', 'email', 'attendance']),
    );
    expect(texts(form ?? document, 'select[name="guests"] option')).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  test('thanks, and the thanks stay', () => {
    expect(VINTAGE_RSVP.thanks).toEqual({
      title: 'Thank You!',
      text: 'Your RSVP has been received successfully.',
      ms: null,
    });
  });

  test('is within reach from every chapter before it', () => {
    const page = pageOf();
    const seal = page.querySelector('.before-reply > .reply-way > .reply-seal');
    expect(seal?.getAttribute('href')).toBe('#rsvp');
    expect(page.querySelector('.before-reply #rsvp')).toBeNull();
  });
});
