import { describe, expect, it } from 'vitest';
import { artUrl } from '../templates/art.ts';
import { tooLong } from '../too-long.ts';
import {
  galleryImagesOf,
  heroPicture,
  largeHeroPicture,
  portrait,
  uploadedPictures,
} from './pictures.ts';
import { sampleInvitation } from './template-change.ts';
import { withTexts } from './testing.ts';
import { LIMITS, type WeddingDataInput, weddingDataSchema } from './wedding-data.ts';

const parse = (input: WeddingDataInput) => weddingDataSchema.parse(input);
const images = [{ url: 'loading' }, { url: '/media/first.webp' }, { url: '/media/second.webp' }];

describe('the hero picture', () => {
  it("is the couple's own first, then the gallery's first, then the template's stock picture", () => {
    const customizations = {
      heroBackgroundImage: '/media/own.webp',
      selectedTemplate: 'serene-lens',
    };
    expect(heroPicture(parse({ customizations, gallery: { images } }))).toBe('/media/own.webp');
    const without = { ...customizations, heroBackgroundImage: '' };
    expect(heroPicture(parse({ customizations: without, gallery: { images } }))).toBe(
      '/media/first.webp',
    );
    expect(heroPicture(parse({ customizations: without }))).toBe(
      '/assets/art/serene-lens/hero.webp',
    );
    expect(heroPicture(parse({}))).toBe('/assets/art/floral-elegance/hero.webp');
  });

  it('is never an upload in progress or an address of another kind', () => {
    for (const heroBackgroundImage of ['loading', 'javascript:alert(1)', ' ']) {
      const data = parse({ customizations: { heroBackgroundImage } });
      expect(heroPicture(data)).toBe('/assets/art/floral-elegance/hero.webp');
    }
  });
});

describe('the hero picture of a template that shows it large', () => {
  const painted = { url: artUrl('floral-elegance', 'rings') };

  it('is the first of the gallery that is no painted default', () => {
    const gallery = { images: [painted, ...images] };
    expect(largeHeroPicture(parse({ gallery }))).toBe('/media/first.webp');
  });

  it("is the couple's own before those, and the stock picture where there is none", () => {
    const customizations = { heroBackgroundImage: '/media/own.webp' };
    expect(largeHeroPicture(parse({ customizations, gallery: { images } }))).toBe(
      '/media/own.webp',
    );
    expect(largeHeroPicture(parse({ gallery: { images: [painted] } }))).toBe(
      '/assets/art/floral-elegance/hero.webp',
    );
  });
});

it('a missing portrait is the template’s placeholder', () => {
  const data = parse({
    couple: { brideImage: '/media/bride.webp', groomImage: 'loading' },
    customizations: { selectedTemplate: 'vintage-fairytale' },
  });
  expect(portrait(data, 'bride')).toBe('/media/bride.webp');
  expect(portrait(data, 'groom')).toBe('/assets/art/vintage-fairytale/portrait-2.webp');
  expect(portrait(parse({}), 'bride')).toBe('/assets/art/floral-elegance/portrait-1.webp');
});

it('the gallery leaves out uploads in progress', () => {
  expect(galleryImagesOf(parse({ gallery: { images } })).map(({ url }) => url)).toEqual([
    '/media/first.webp',
    '/media/second.webp',
  ]);
});

describe('uploaded pictures', () => {
  const uploaded = (digit: string) => `/media/${digit.repeat(32)}/800x600/800.webp`;

  it('are found wherever the form takes one, each with its field', () => {
    const data = parse({
      customizations: { heroBackgroundImage: uploaded('a') },
      couple: { brideImage: uploaded('b'), groomImage: artUrl('serene-lens', 'portrait-2') },
      gallery: { images: [{ url: 'loading' }, { url: uploaded('c') }] },
      story: { sections: [{ image: `${uploaded('d')}#UklGRjwAAABXRUJQ` }] },
    });
    expect(uploadedPictures(data).map(({ path }) => path)).toEqual([
      'customizations.heroBackgroundImage',
      'couple.brideImage',
      'gallery.images.1.url',
      'story.sections.0.image',
    ]);
  });

  it('may be in any field that takes an address, but for these', () => {
    const sample = sampleInvitation('floral-elegance', '2026-09-12');
    const overlong = withTexts(sample, () => 'x'.repeat(LIMITS.address + 1));
    const { issues = [] } = weddingDataSchema.safeParse(overlong).error ?? {};
    const addresses = issues
      .filter(({ message }) => message === tooLong(LIMITS.address))
      .map(({ path }) => path.join('.'));
    const pictures = uploadedPictures(withTexts(sample, () => uploaded('a')));
    const found = new Set(pictures.map(({ path }) => path));
    const others = addresses.filter((path) => !found.has(path));
    expect(new Set(others.map((path) => path.replace(/\.\d+/g, '.*')))).toEqual(
      new Set([
        'wedding.venue.address',
        'wedding.events.*.venue.address',
        'registry.links.*.url',
        'honeymoonFund.link',
        'customizations.backgroundMusic.youtubeUrl',
      ]),
    );
  });

  it('are none of another origin', () => {
    const url = `https://elsewhere.example${uploaded('a')}`;
    expect(uploadedPictures(parse({ gallery: { images: [{ url }] } }))).toEqual([]);
  });
});
