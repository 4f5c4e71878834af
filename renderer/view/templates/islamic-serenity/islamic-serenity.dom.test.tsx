import { describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { putAllInView } from '../../../testing/all-in-view.ts';
import { drawSample, links, texts } from '../../../testing/sample-page.tsx';
import { enhanceCountdown } from '../../parts/countdown/enhance-countdown.ts';
import { ISLAMIC_RSVP } from './rsvp-texts.ts';

const pageOf = (change?: (content: WeddingData) => void) => drawSample('islamic-serenity', change);

describe('the sections', () => {
  test('come in the order of the definition', () => {
    const ids = [...pageOf().querySelectorAll('.hero, .section, .closing')].map(({ id }) => id);
    expect(ids).toEqual([
      'home',
      'countdown',
      'greeting',
      'couple',
      'schedule',
      'story',
      'gallery',
      'registry',
      'honeymoon',
      'rsvp',
      'footer',
    ]);
  });

  test('have their headings', () => {
    expect(texts(pageOf(), 'h2')).toEqual([
      "Save The DateWe're Married!",
      'The Bride & Groom',
      'Event Schedule',
      'Our Love Story',
      'Our Gallery',
      'Wedding Gift',
      'Honeymoon Fund',
      'RSVP',
    ]);
  });
});

describe('the gate', () => {
  test('says Walimatul Urs and opens to the next section without scripts', () => {
    const page = pageOf();
    expect(texts(page, '.hero-label')).toEqual(['Walimatul Urs']);
    expect(links(page, 'Open Invitation')[0]?.getAttribute('href')).toBe('#countdown');
  });

  test('opens to the greeting when nothing has a date', () => {
    const page = pageOf((data) => {
      for (const event of data.wedding.events) event.date = '';
    });
    expect(links(page, 'Open Invitation')[0]?.getAttribute('href')).toBe('#greeting');
  });
});

describe('the countdown', () => {
  const past = { date: '2020-06-20', time: '09:00' };

  test("turns its heading to We're Married! once the moment has passed", () => {
    putAllInView();
    const island = pageOf().querySelector<HTMLElement>('.countdown');
    const stop = island ? enhanceCountdown(island, { target: past }) : () => {};
    stop();
    expect(document.getElementById('countdown')?.dataset.countdownPassed).toBe('');
  });
});

describe('the Arabic', () => {
  test('is marked as such, right to left, with its translation', () => {
    const greeting = pageOf().querySelector('#greeting');
    const arabic = [...(greeting?.querySelectorAll('[lang="ar"]') ?? [])];
    expect(arabic).toHaveLength(3);
    expect(arabic.every((text) => text.getAttribute('dir') === 'rtl')).toBe(true);
    expect(arabic[0]?.textContent).toBe('بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ');
    expect(greeting?.textContent).toContain('Peace be upon you');
    expect(greeting?.textContent).toContain('Akad Nikah and Walimatul Urs');
    expect(greeting?.textContent).toContain('Ar-Rum 30:21');
  });

  test("is followed by the couple's own quote, but by no second translation of the verse", () => {
    expect(texts(pageOf(), '#greeting .quote')).toEqual([]);
    const own = pageOf((data) => {
      data.customizations.quote = 'Half of faith.';
    });
    expect(texts(own, '#greeting .quote')).toEqual(['Half of faith.']);
  });

  test('closes the page with a verse', () => {
    expect(pageOf().querySelectorAll('.closing [lang="ar"]')).toHaveLength(1);
  });
});

describe('the couple', () => {
  test('has its parents where they are given', () => {
    expect(texts(pageOf(), '.profile-parents')).toEqual([
      'Daughter of Bapak Hasan Wirawan and Ibu Laila Kusuma',
      'Son of Bapak Idris Pranata and Ibu Salma Dewi',
    ]);
    const alone = pageOf((data) => {
      Object.assign(data.couple, { brideParents: ' ', groomParents: '' });
    });
    expect(texts(alone, '.profile-parents')).toEqual([]);
  });
});

describe('the schedule', () => {
  test('has Add to Calendar and View Maps for each event, in a new tab', () => {
    const page = pageOf();
    const calendar = links(page, 'Add to Calendar');
    const maps = links(page, 'View Maps');
    expect(texts(page, '.event-title')).toEqual(['Akad Nikah', 'Walimatul Urs']);
    expect([calendar.length, maps.length]).toEqual([2, 2]);
    expect(calendar[0]?.href).toContain('details=Akad%20Nikah%20of%20Nadira%20%26%20Farhan');
    expect(maps[0]?.href).toContain('query=-6.2922,106.7961');
    expect([...calendar, ...maps].every(({ target }) => target === '_blank')).toBe(true);
  });

  test('makes Akad Nikah and Resepsi Pernikahan of the single-event fields', () => {
    const page = pageOf((data) => {
      data.wedding.events = [];
      data.wedding.date = '2027-06-12';
      data.wedding.reception = { name: 'Hall', address: 'Street 1', time: '11:30' };
    });
    expect(texts(page, '.event-title')).toEqual(['Akad Nikah', 'Resepsi Pernikahan']);
  });
});

describe('the gifts', () => {
  test('show bank, account name and number', () => {
    const page = pageOf();
    expect(texts(page, '.account-bank')).toEqual(['Bank Melati Syariah', 'Bank Amanah Nusantara']);
    expect(texts(page, '.account-holder')).toEqual(['Nadira & Farhan', 'Nadira & Farhan']);
    expect(texts(page, '.account-number')).toEqual(['0123 4567 8910', '9876 5432 1000']);
    expect(page.querySelectorAll('.copy-button')).toHaveLength(2);
  });

  test.each([
    ['example.com/bank', 'https://example.com/bank'],
    ['http://example.com/bank', 'http://example.com/bank'],
    ['', undefined],
    ['#', undefined],
    ['javascript:alert(1)', undefined],
  ])('a link %j is visited as %j', (url, href) => {
    const page = pageOf((data) => {
      data.registry.links = [{ name: 'Bank', url, description: '1' }];
    });
    expect(links(page, 'Visit Link')[0]?.href).toBe(href);
  });

  test('offer the honeymoon link in a new tab when there is one', () => {
    const link = links(pageOf(), 'Contribute to Our Honeymoon')[0];
    expect([link?.href, link?.target]).toEqual(['https://example.com/nadira-and-farhan', '_blank']);
    const without = pageOf((data) => {
      data.honeymoonFund.link = '';
    });
    expect(links(without, 'Contribute to Our Honeymoon')).toEqual([]);
  });
});

describe('the reply', () => {
  test('asks for name, email, attendance, guests, message and prayers', () => {
    const form = pageOf().querySelector('form');
    expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'attendance',
      'guests',
      'message',
      null,
    ]);
    expect(form?.querySelector('select[name="attendance"]')).not.toBeNull();
    expect(texts(document, '.field-label').at(-1)).toContain('Message and prayers');
  });

  test('tells the deadline as a long date', () => {
    const page = pageOf((data) => {
      data.rsvp.deadline = '2027-05-15';
    });
    expect(page.querySelector('#rsvp')?.textContent).toContain('Saturday, May 15, 2027');
  });

  test('thanks for three seconds in its own words', () => {
    expect(ISLAMIC_RSVP.thanks).toEqual({
      title: 'Jazakallahu Khairan!',
      text: 'Your RSVP has been received successfully. May Allah bless you.',
      ms: 3000,
    });
  });

  test('is not shown when replies are switched off', () => {
    const page = pageOf((data) => {
      data.rsvp.enabled = false;
    });
    expect(page.querySelector('#rsvp')).toBeNull();
  });
});

describe('the closing', () => {
  test('has names, first event date, the way back to the top and the year', () => {
    const closing = pageOf((data) => {
      for (const event of data.wedding.events) event.date = '2027-06-12';
    }).querySelector('.closing');
    expect(closing?.textContent).toContain('Saturday, June 12, 2027');
    expect(closing?.querySelector('.copyright')?.textContent).toBe('© 2027 Nadira & Farhan');
    expect(closing?.querySelector('a')?.getAttribute('href')).toBe('#home');
  });
});
