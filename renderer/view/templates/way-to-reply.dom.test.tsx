import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { FLOATING } from '../../testing/floating-link.ts';
import { drawSample, links } from '../../testing/sample-page.tsx';

const ways = (page: ParentNode) => [...page.querySelectorAll('a[href="#rsvp"]')];

describe.each([...TEMPLATE_IDS])('%s', (template) => {
  test('leads to the reply form from above it', () => {
    const page = drawSample(template);
    const form = page.querySelector('#rsvp');
    const above = ways(page).filter(
      (way) => form && way.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(above.length).toBeGreaterThan(0);
  });

  test('leads nowhere where guests are not asked to reply', () => {
    const page = drawSample(template, ({ rsvp }) => {
      rsvp.enabled = false;
    });
    expect(ways(page)).toEqual([]);
    expect(page.querySelector('.before-reply')).toBeNull();
  });
});

describe.each(FLOATING)('%s', (template) => {
  test('leads there from its first view, and from every part before the form', () => {
    const page = drawSample(template);
    expect(page.querySelector('.hero a[href="#rsvp"]')?.textContent).toBe('RSVP');
    const before = page.querySelector('.before-reply');
    expect(before?.lastElementChild?.matches('.reply-way:has(> a[href="#rsvp"])')).toBe(true);
    expect(before?.nextElementSibling?.id).toBe('rsvp');
  });
});

test('scientific-vibes leads there from its running head', () => {
  const page = drawSample('scientific-vibes');
  expect(links(page, 'Submit RSVP')[0]?.closest('.masthead')).not.toBeNull();
});
