import { describe, expect, test } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { drawSample, texts } from '../../../testing/sample-page.tsx';
import { heroSlides } from './hero-slides.ts';
import { SERENE_RSVP } from './rsvp-texts.ts';

const sample = () => sampleInvitation('serene-lens', '2026-09-12');

const page = (change?: (content: WeddingData) => void) => drawSample('serene-lens', change);

describe('the page of serene-lens', () => {
  test('has its ten sections in order and no cover', () => {
    const document = page();
    expect(texts(document, 'h1')).toEqual(['Maren & Elias']);
    expect(texts(document, 'main h2')).toEqual([
      'Welcome to Our Celebration',
      'Our Story',
      'Save The Date',
      'Event Details',
      'Gallery',
      'RSVP',
      'Registry',
      'Honeymoon Fund',
    ]);
    expect(document.querySelector('main + footer')?.textContent).toContain('See You There');
    expect(document.querySelector('.cover')).toBeNull();
  });

  test('opens with names, date and venue', () => {
    const [facts] = texts(page(), '.hero-facts');
    expect(facts).toMatch(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, 2027/);
    expect(facts).toContain('The Lighthouse Lawn');
  });

  test('captions portraits with parents only where they are given', () => {
    expect(texts(page(), '.portrait-parents')).toEqual([
      'Daughter of Sigrid and Halvard Moen',
      'Son of Leonor and Rui Tavares',
    ]);
    const document = page(({ couple }) => {
      couple.groomParents = '';
    });
    expect(texts(document, '.portrait-parents')).toEqual(['Daughter of Sigrid and Halvard Moen']);
  });

  test('counts to the moment that it writes out', () => {
    expect(texts(page(), '.countdown-label')).toEqual(['days', 'hours', 'minutes', 'seconds']);
    expect(texts(page(), '.countdown-date')[0]).toMatch(/2027 at 3:00 PM$/);
  });

  test('tells its grids how many columns they need', () => {
    const count = (document: ParentNode, selector: string) =>
      document.querySelector<HTMLElement>(selector)?.dataset.count;
    expect(count(page(), '.events')).toBe('2');
    const document = page(({ registry }) => {
      registry.links = [...registry.links, ...registry.links];
    });
    expect(count(document, '.registry')).toBe('3');
  });

  test('leaves out what has no content, heading and all', () => {
    const document = page((content) => {
      content.story.sections = [];
      content.gallery.images = [];
      content.rsvp.enabled = false;
      content.registry.links = [];
      content.honeymoonFund.enabled = false;
    });
    expect(texts(document, 'main h2')).toEqual([
      'Welcome to Our Celebration',
      'Save The Date',
      'Event Details',
    ]);
  });

  test('offers no contribution where the link leads nowhere', () => {
    expect(texts(page(), '.band-honeymoon .button')).toEqual(['Contribute to Our Honeymoon']);
    const document = page(({ honeymoonFund }) => {
      honeymoonFund.link = 'javascript:alert(1)';
    });
    expect(texts(document, '.honeymoon-action')).toEqual([]);
  });

  test('sets names that Marcellus has no letters for in the text face as a whole', () => {
    const document = page(({ couple }) => {
      couple.bride = 'Nguyễn Văn Đức';
      couple.groom = 'Łucja';
    });
    const faces = [...document.querySelectorAll<HTMLElement>('h1 .name')].map(
      ({ dataset }) => dataset.face,
    );
    expect(faces).toEqual(['text', 'display']);
  });
});

describe('the slides behind the names', () => {
  const own = ['/a.webp', '/b.webp', '/c.webp', '/d.webp'];

  test("are at most three, the couple's own picture first", () => {
    const content = sample();
    content.customizations.heroBackgroundImage = '/own.webp';
    content.gallery.images = own.map((url) => ({ url, alt: '', caption: '' }));
    expect(heroSlides(content)).toEqual(['/own.webp', '/a.webp', '/b.webp']);
    content.customizations.heroBackgroundImage = '';
    expect(heroSlides(content)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
  });

  test('are the wide default pictures where there are no others', () => {
    const art = (name: string) => `/assets/art/serene-lens/${name}.webp`;
    const content = sample();
    expect(heroSlides(content)).toEqual([art('hero'), art('hills'), art('table')]);
    content.gallery.images = [];
    expect(heroSlides(content)).toEqual([art('hero')]);
  });
});

describe('the reply form of serene-lens', () => {
  test('takes none to ten guests and comes back after 3 s', () => {
    expect(SERENE_RSVP.guests).toMatchObject({ min: 0, max: 10, sentAs: 'number' });
    expect(SERENE_RSVP.thanks).toEqual({
      title: 'Thank You!',
      text: 'Your RSVP has been received successfully.',
      ms: 3000,
    });
  });
});
