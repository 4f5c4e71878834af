import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { drawSample, texts } from '../../../testing/sample-page.tsx';
import { DatePlate } from './date-plate.tsx';
import { heroSlides } from './hero-slides.ts';
import { MINIMALIST_RSVP } from './rsvp-texts.ts';

const page = (change?: (content: WeddingData) => void) => drawSample('minimalist-elegant', change);
const navigation = (document: ParentNode) => texts(document, '.bottom-nav a');

describe('the cover of minimalist-elegant', () => {
  test('tells who invites, when and where', () => {
    const [cover] = texts(page(), '.cover');
    expect(cover).toContain("You're Invited");
    expect(cover).toContain('Clara & Henrik');
    expect(cover).toMatch(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, 2027/);
    expect(cover).toContain('Halle Nord');
    expect(cover).toContain('Open Invitation');
  });

  test('writes its date in the long form', () => {
    const markup = renderToStaticMarkup(<DatePlate date="2027-06-19" />);
    const plate = new DOMParser().parseFromString(markup, 'text/html').body;
    expect(plate.textContent?.replace(/\s+/g, ' ')).toBe('Saturday, June 19, 2027');
  });
});

describe('the page of minimalist-elegant', () => {
  test('has its sections in order', () => {
    const headings = texts(page(), 'main h2');
    expect(headings).toEqual([
      'Meet the Couple',
      'Event Details',
      'Our Love Story',
      'RSVP',
      'Gallery',
      'Registry & Gifts',
      'Honeymoon Fund',
    ]);
    expect(texts(page(), 'h1')).toEqual(['Clara & Henrik']);
  });

  test('sets a title in the face for reading where the other lacks one of its letters', () => {
    const titles = ['Łyk kawy', 'İlk Karşılaşma', 'Lần đầu gặp gỡ', 'Où? “Là-bas” – déjà!'];
    const document = page((content) => {
      content.story.sections = titles.map((title) => ({ title, date: '', content: '', image: '' }));
      content.honeymoonFund.title = 'Podróż poślubna';
    });
    const faces = [...document.querySelectorAll<HTMLElement>('.chapter-title, .section-heading')];
    expect(faces.map(({ dataset, textContent }) => [textContent, dataset.face])).toEqual([
      ['Meet the Couple', 'display'],
      ['Event Details', 'display'],
      ['Our Love Story', 'display'],
      ['Łyk kawy', 'text'],
      ['İlk Karşılaşma', 'text'],
      ['Lần đầu gặp gỡ', 'text'],
      ['Où? “Là-bas” – déjà!', 'display'],
      ['RSVP', 'display'],
      ['Gallery', 'display'],
      ['Registry & Gifts', 'display'],
      ['Podróż poślubna', 'text'],
    ]);
  });

  test.each([
    ['Ceremony in the Orchard', null, null],
    ['Ślub kościelny', null, null],
    ['Ιερά Τελετή', 'el', null],
    ['Düğün Yemeği', 'tr', null],
    ['Toy məclisi', 'az', null],
    ['शुभ विवाह', null, 'letter-spacing:0'],
    ['عقد القران', null, 'letter-spacing:0'],
  ])('sets a text in capitals, wide apart, only as its language does: %s', (text, lang, style) => {
    const document = page(({ wedding, story }) => {
      for (const entry of wedding.events) {
        entry.title = text;
        entry.venue.name = text;
      }
      for (const chapter of story.sections) chapter.date = text;
    });
    for (const selector of ['.card-venue', '.hero-venue', '.event-title', '.chapter-date']) {
      const element = document.querySelector(selector);
      const set = ['lang', 'style'].map((name) => element?.getAttribute(name));
      expect([element?.textContent, ...set], selector).toEqual([text, lang, style]);
    }
  });

  test('is reached by seven entries', () => {
    expect(navigation(page())).toEqual([
      'Home',
      'Couple',
      'Events',
      'Story',
      'RSVP',
      'Gallery',
      'Registry',
    ]);
  });

  test('has no entry for a section that is not shown', () => {
    const document = page((content) => {
      content.rsvp.enabled = false;
      content.gallery.images = [];
      content.registry.links = [];
      content.story.sections = [];
      content.couple.bride = '';
      content.couple.groom = ' ';
    });
    expect(navigation(document)).toEqual(['Home', 'Events']);
  });

  test('has a section for every entry', () => {
    const document = page();
    const links = document.querySelectorAll('.bottom-nav a');
    expect(links).toHaveLength(7);
    for (const link of links) {
      expect(document.querySelector(`section${link.getAttribute('href')}`)).not.toBeNull();
    }
  });

  test('counts days, hours, minutes and seconds in its hero', () => {
    expect(texts(page(), '.hero .countdown-label')).toEqual([
      'days',
      'hours',
      'minutes',
      'seconds',
    ]);
  });

  test('names parents only where they are given', () => {
    expect(texts(page(), '.profile-parents')).toEqual([
      'Daughter of Ute and Martin Seidel',
      'Son of Astrid and Jonas Nyberg',
    ]);
    const document = page((content) => {
      content.couple.brideParents = '';
    });
    expect(texts(document, '.profile-parents')).toEqual(['Son of Astrid and Jonas Nyberg']);
  });

  test('sets names that Italiana has no letters for in the text face as a whole', () => {
    const document = page((content) => {
      content.couple.bride = 'Zoë Łucja';
      content.couple.groom = 'Jürgen';
    });
    const faces = [...document.querySelectorAll<HTMLElement>('h1 .name')].map(
      ({ dataset }) => dataset.face,
    );
    expect(faces).toEqual(['text', 'display']);
  });

  test('ends with a way back to the top', () => {
    const link = page().querySelector('footer a');
    expect(link?.textContent).toBe('Back to Top');
    expect(link?.getAttribute('href')).toBe('#home');
  });
});

describe('the pictures behind the names', () => {
  const content = sampleInvitation('minimalist-elegant', '2026-09-12');
  const gallery = content.gallery.images.map(({ url }) => url);

  test("begin with the couple's own, else the gallery's first, else the stock one", () => {
    const own = structuredClone(content);
    own.customizations.heroBackgroundImage = '/own.webp';
    const none = structuredClone(content);
    none.gallery.images = [];
    expect(heroSlides(own)[0]).toBe('/own.webp');
    expect(heroSlides(content)[0]).toBe(gallery[0]);
    expect(heroSlides(none)).toEqual(['/assets/art/minimalist-elegant/hero.webp']);
  });

  test('are at most three, each once', () => {
    const slides = heroSlides(content);
    expect(slides).toEqual(gallery.slice(0, 3));
    expect(new Set(slides).size).toBe(3);
  });
});

describe('the reply form of minimalist-elegant', () => {
  test('sends guests as entered and comes back after 5 s', () => {
    expect(MINIMALIST_RSVP.guests).toMatchObject({ min: 0, max: 10, sentAs: 'entered' });
    expect(MINIMALIST_RSVP.thanks).toEqual({
      title: 'Thank You!',
      text: 'Your RSVP has been received successfully.',
      ms: 5000,
    });
  });
});
