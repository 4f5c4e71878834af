import { describe, expect, it } from 'vitest';
import { fontPreload, headTags } from './head.ts';

const facts = {
  title: 'Ophelia & Tobias',
  description: 'Saturday, at “The Walled Garden”',
  url: 'https://invite.example/ophelia-tobias',
  image: 'https://invite.example/ophelia-tobias/social-1a2b.jpg',
  imageAlt: 'An invitation on paper with roses',
  paper: '#fdf8f2',
  icon: 'data:image/png;base64,iVBORw0KGgo=',
};

/** Returns the content of each `<meta>` by its name or property, as it stands in the tag. */
function metaOf(head: string): Record<string, string> {
  const tags = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

describe('the head of a page', () => {
  const head = headTags(facts);
  const meta = metaOf(head);

  it('says how its bytes are to be read before anything that is not ASCII', () => {
    expect(head).toMatch(/^<meta charset="utf-8">/);
  });

  it('fits a phone up to its rounded corners, and lets a guest enlarge it', () => {
    expect(meta.viewport).toBe('width=device-width, initial-scale=1, viewport-fit=cover');
  });

  it('tells every previewer of links the same', () => {
    expect(head).toContain('<title>Ophelia &amp; Tobias</title>');
    expect([meta['og:title'], meta['twitter:title']]).toEqual(
      Array(2).fill('Ophelia &amp; Tobias'),
    );
    expect([meta.description, meta['og:description'], meta['twitter:description']]).toEqual(
      Array(3).fill(facts.description),
    );
    expect([meta['og:image'], meta['twitter:image']]).toEqual(Array(2).fill(facts.image));
    expect([meta['og:image:alt'], meta['twitter:image:alt']]).toEqual(
      Array(2).fill(facts.imageAlt),
    );
    expect(meta).toMatchObject({ 'og:type': 'website', 'twitter:card': 'summary_large_image' });
  });

  it('tells the size and format of its card, so that the first share shows it too', () => {
    expect(meta).toMatchObject({
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });

  it('has one address, whatever was appended to the link that led to it', () => {
    expect(meta['og:url']).toBe(facts.url);
    expect(head).toContain(`<link rel="canonical" href="${facts.url}">`);
  });

  it('stays out of search engines, and tells YouTube from where it is played, not by whom', () => {
    expect(meta).toMatchObject({
      robots: 'noindex',
      referrer: 'strict-origin-when-cross-origin',
    });
  });

  it('keeps its numbers and colours from being changed by a browser', () => {
    expect(meta).toMatchObject({
      'format-detection': 'telephone=no',
      'color-scheme': 'only light',
      'theme-color': facts.paper,
    });
  });

  it('has its icon in itself: a guest with bad signal waits for no more', () => {
    expect(head).toContain(`<link rel="icon" type="image/png" href="${facts.icon}">`);
  });

  it.each(['title', 'description', 'url', 'image', 'imageAlt'] as const)(
    'takes its %s as text, never as a tag',
    (fact) => {
      const hostile = headTags({ ...facts, [fact]: '"><script>alert(1)</script>' });
      expect(hostile).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(hostile).not.toContain('<script');
    },
  );
});

it('a face is asked for in the way that its style will ask, so that it comes once', () => {
  expect(fontPreload('/assets/names.woff2')).toBe(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/names.woff2" crossorigin>\n',
  );
});
