import { describe, expect, it } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { drawSample, links, texts } from '../../../testing/sample-page.tsx';

const draw = (change?: (content: WeddingData) => void) => drawSample('floral-elegance', change);
const hrefs = (name: string) => links(document, name).map((link) => link.getAttribute('href'));

describe('the sections', () => {
  it('come in the order of the definition', () => {
    draw();
    const ids = [...document.querySelectorAll('.hero, .section[id], .closing')].map(({ id }) => id);
    expect(ids).toEqual([
      'home',
      'countdown',
      'story',
      'schedule',
      'gallery',
      'rsvp',
      'registry',
      'honeymoon',
      'footer',
    ]);
  });

  it('that are switched off are not shown', () => {
    draw((data) => {
      data.rsvp.enabled = false;
      data.registry.enabled = false;
      data.honeymoonFund.enabled = false;
    });
    expect(document.querySelector('#rsvp, #registry, #honeymoon')).toBeNull();
    expect(document.querySelectorAll('#schedule')).toHaveLength(1);
  });

  it('have one heading of the first level: the names', () => {
    draw();
    expect(texts(document, 'h1')).toEqual(['Ophelia & Tobias']);
  });
});

describe('the hero', () => {
  it('leads to the reply and into the calendar', () => {
    draw();
    expect(hrefs('RSVP')).toContain('#rsvp');
    expect(hrefs('Add to calendar')).toEqual(['/the-couple/invitation.ics']);
  });

  it("shows the couple's own picture, else the first of their gallery, else the stock one", () => {
    const hero = () => document.querySelector('.hero img')?.getAttribute('src');
    draw((data) => {
      data.customizations.heroBackgroundImage = 'https://pictures.example/own.jpg';
    });
    expect(hero()).toBe('https://pictures.example/own.jpg');
    draw((data) => {
      data.gallery.images.unshift({ url: 'https://pictures.example/1.jpg', alt: '', caption: '' });
    });
    expect(hero()).toBe('https://pictures.example/1.jpg');
    draw((data) => {
      data.gallery.images = [];
    });
    expect(hero()).toBe('/assets/art/floral-elegance/hero.webp');
  });

  it('takes names that no wreath holds from the wreath', () => {
    const size = () => document.querySelector<HTMLElement>('.invitation')?.dataset.names;
    draw();
    expect(size()).toBe('s');
    draw((data) => {
      data.couple.groom = 'Christopher Alexander Montgomery-Fitzgerald';
    });
    expect(size()).toBe('xl');
  });
});

describe('the couple', () => {
  it('are told with their parents', () => {
    draw();
    expect(texts(document, '.profile-parents')).toEqual([
      'Daughter of Margaret and Edmund Hartwell',
      'Son of Judith and Paul Lindqvist',
    ]);
  });

  it('stand alone without parents, and before stock portraits without pictures', () => {
    draw((data) => {
      Object.assign(data.couple, {
        brideParents: '',
        groomParents: '',
        brideImage: '',
        groomImage: 'javascript:alert(1)',
      });
    });
    expect(texts(document, '.profile-parents')).toEqual([]);
    const portraits = [...document.querySelectorAll('.profile img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(portraits).toEqual([
      '/assets/art/floral-elegance/portrait-1.webp',
      '/assets/art/floral-elegance/portrait-2.webp',
    ]);
  });
});

describe('an event', () => {
  it('tells when and where, how to get there, and goes into a calendar', () => {
    draw();
    const first = document.querySelector('.event');
    expect(first?.querySelector('time')?.dateTime).toBe('2027-06-12');
    expect(first?.textContent).toContain('Saturday, June 12, 2027');
    expect(first?.textContent).toContain('3:30 PM');
    expect(hrefs('Get Directions')[0]).toBe(
      'https://www.google.com/maps/search/?api=1&query=51.4012,-2.3589',
    );
    expect(hrefs('Google Calendar')[0]).toContain('dates=20270612T153000/20270612T173000');
  });

  it('opens what leads away in a new tab', () => {
    draw();
    const links = document.querySelectorAll('.event-link, .registry a');
    expect(links).toHaveLength(6);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});

describe('gifts', () => {
  it('get https:// where it is missing', () => {
    draw((data) => {
      data.registry.links = [{ name: 'Shop', url: 'shop.example/list', description: '' }];
      data.honeymoonFund.link = 'fund.example';
    });
    expect(hrefs('View Registry')).toEqual(['https://shop.example/list']);
    expect(hrefs('Contribute to Our Honeymoon')).toEqual(['https://fund.example']);
  });

  it('have no link where there is none to follow', () => {
    draw((data) => {
      data.registry.links = [{ name: 'Shop', url: 'javascript:alert(1)', description: 'Things' }];
      data.honeymoonFund.link = '';
    });
    expect(texts(document, '.registry-name')).toEqual(['Shop']);
    expect(hrefs('View Registry')).toEqual([]);
    expect(hrefs('Contribute to Our Honeymoon')).toEqual([]);
  });

  it('of the honeymoon fund have a title and words of their own', () => {
    draw((data) => {
      Object.assign(data.honeymoonFund, { title: '', description: '' });
    });
    expect(texts(document, '#honeymoon h2')).toEqual(['Honeymoon Fund']);
    expect(texts(document, '#honeymoon .prose')[0]).toContain('Your presence is the greatest gift');
  });
});
