import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../templates/catalogue.ts';
import { isShown, registryLinksOf, shownSections, storySectionsOf } from './shown-sections.ts';
import { newInvitation, sampleInvitation } from './template-change.ts';
import { type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';

const floral = TEMPLATES['floral-elegance'];
const typesOf = (input: WeddingDataInput) =>
  shownSections(floral, weddingDataSchema.parse(input)).map(({ type }) => type);

describe('the sections of a page', () => {
  it('are all there for complete content, in their order', () => {
    const data = sampleInvitation('floral-elegance', '2026-11-21');
    expect(shownSections(floral, data)).toEqual(floral.sections);
  });

  it('are sorted by order, and disabled ones are left out', () => {
    const [hero, countdown, ...rest] = floral.sections;
    if (!hero || !countdown) throw new Error('the template has lost its first sections');
    const sections = [{ ...countdown, order: 20 }, { ...hero, enabled: false }, ...rest];
    const data = sampleInvitation('floral-elegance', '2026-11-21');
    const types = shownSections({ sections }, data).map(({ type }) => type);
    expect(types).not.toContain('hero');
    expect(types.at(-1)).toBe('countdown');
  });

  it('without content are the frame and the RSVP', () => {
    expect(typesOf({})).toEqual(['hero', 'rsvp', 'footer']);
  });

  it('leave out RSVP when it is off, the honeymoon fund unless it is on', () => {
    expect(typesOf({ rsvp: { enabled: false } })).not.toContain('rsvp');
    expect(typesOf({ honeymoonFund: { link: 'x.example' } })).not.toContain('honeymoon');
    expect(typesOf({ honeymoonFund: { enabled: true } })).toContain('honeymoon');
  });

  it('show the registry only when it is on and has at least one link', () => {
    const links = [{ name: 'Shop' }];
    expect(typesOf({ registry: { enabled: true, links } })).toContain('registry');
    expect(typesOf({ registry: { enabled: false, links } })).not.toContain('registry');
    expect(typesOf({ registry: { enabled: true, links: [] } })).not.toContain('registry');
  });

  it('a blank link, as the builder keeps one, is no link', () => {
    const data = newInvitation('floral-elegance');
    expect(registryLinksOf(data)).toEqual([]);
    const blanks = { enabled: true, links: [{ name: ' ', url: '', description: '\n' }] };
    expect(registryLinksOf({ registry: blanks })).toEqual([]);
    expect(isShown('registry', { ...data, registry: { ...data.registry, enabled: true } })).toBe(
      false,
    );
  });

  it('a heading of blanks is none', () => {
    const { story, registry } = weddingDataSchema.parse({
      story: { sections: [{ title: ' ', date: '\t', content: 'We met.' }] },
      registry: { links: [{ name: '\u00a0', url: 'shop.example' }] },
    });
    expect(storySectionsOf({ story })).toMatchObject([{ title: '', date: '', content: 'We met.' }]);
    expect(registryLinksOf({ registry })).toMatchObject([{ name: '', url: 'shop.example' }]);
  });

  it('an upload in progress is no picture', () => {
    const images = [{ url: 'loading' }];
    expect(typesOf({ gallery: { images } })).not.toContain('gallery');
    expect(typesOf({ gallery: { images: [{ url: '/a.webp' }] } })).toContain('gallery');
  });

  it.each([
    [{ title: 'First Meeting' }, true],
    [{ content: 'We met.' }, true],
    [{ date: 'Spring 2020' }, true],
    [{ image: '/media/us.webp' }, true],
    [{ image: 'loading' }, false],
    [{ title: ' ', date: ' ' }, false],
  ])('a story of %j is shown: %s', (entry, shown) => {
    expect(typesOf({ story: { sections: [entry] } }).includes('story')).toBe(shown);
  });

  it('an entry of which one field is filled in is shown, whichever that is', () => {
    const { story, registry } = sampleInvitation('floral-elegance', '2026-11-21');
    for (const field of Object.keys(story.sections[0] ?? {})) {
      const sections = [{ [field]: '/media/us.webp' }];
      expect(typesOf({ story: { sections } }), field).toContain('story');
    }
    for (const field of Object.keys(registry.links[0] ?? {})) {
      const links = [{ [field]: 'Ours' }];
      expect(typesOf({ registry: { enabled: true, links } }), field).toContain('registry');
    }
  });

  it('legacy fields show schedule and countdown', () => {
    expect(typesOf({ wedding: { date: '2027-06-19' } })).toEqual(
      expect.arrayContaining(['countdown', 'schedule']),
    );
  });
});
