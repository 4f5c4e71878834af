import { describe, expect, it } from 'vitest';
import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl, isDefaultPicture, MOTIFS } from './art.ts';
import { TEMPLATES, templateOf } from './catalogue.ts';
import { SECTION_TYPES, type SectionType } from './section-types.ts';
import { BREAKPOINTS, DEFAULT_TEMPLATE, TEMPLATE_IDS, type TemplateId } from './template.ts';
import { templateSchema } from './template-schema.ts';

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SECTIONS: Record<TemplateId, SectionType[]> = {
  'floral-elegance': [
    'hero',
    'countdown',
    'story',
    'schedule',
    'gallery',
    'rsvp',
    'registry',
    'honeymoon',
    'footer',
  ],
  'vintage-fairytale': [
    'vintageHero',
    'quote',
    'coupleIntro',
    'eventDetails',
    'vintageGallery',
    'loveStory',
    'weddingGift',
    'vintageHoneymoon',
    'vintageRsvp',
    'vintageFooter',
  ],
  'minimalist-elegant': [
    'minimalistHero',
    'minimalistCouple',
    'minimalistEvents',
    'minimalistStory',
    'minimalistRsvp',
    'minimalistGallery',
    'minimalistRegistry',
    'minimalistHoneymoon',
    'minimalistFooter',
  ],
  'serene-lens': [
    'sereneLensHero',
    'sereneLensSection',
    'sereneLensStory',
    'sereneLensSaveTheDate',
    'sereneLensEvents',
    'sereneLensGallery',
    'sereneLensRSVP',
    'sereneLensRegistry',
    'sereneLensHoneymoon',
    'sereneLensFooter',
  ],
  'islamic-serenity': [
    'islamicHero',
    'islamicCountdown',
    'islamicGreeting',
    'islamicCouple',
    'islamicSchedule',
    'islamicStory',
    'islamicGallery',
    'islamicRegistry',
    'islamicHoneymoon',
    'islamicRsvp',
    'islamicFooter',
  ],
  'scientific-vibes': [
    'scientificWelcome',
    'scientificTitlePage',
    'scientificIntroduction',
    'scientificMethods',
    'scientificResults',
    'scientificDiscussion',
    'scientificConclusion',
    'scientificRsvp',
    'scientificHoneymoon',
  ],
};

describe.each(TEMPLATE_IDS)('%s', (id) => {
  const template = TEMPLATES[id];
  const { metadata, sections, styleVariables, layoutRules, defaultData, storySets } = template;

  it('is a template as the schema describes one', () => {
    expect(templateSchema.parse(template)).toEqual(template);
    expect(metadata.id).toBe(id);
    expect(metadata.tags.length).toBeGreaterThanOrEqual(3);
  });

  it('lists its sections in their order, each with an anchor of its own', () => {
    const ordered = [...sections].sort((one, other) => one.order - other.order);
    expect(ordered.map(({ type }) => type)).toEqual(SECTIONS[id]);
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ order }) => order)).size).toBe(sections.length);
  });

  it('has the breakpoints of the product', () => {
    expect(layoutRules.breakpoints).toEqual(BREAKPOINTS);
  });

  it('reads well: text, captions and links have the contrast that WCAG AA asks for', () => {
    const { text, textLight, primary, background, backgroundAlt } = styleVariables.colors;
    for (const ink of [text, textLight, primary]) {
      for (const paper of [background, backgroundAlt]) {
        expect(contrast(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('carries sample content that is valid as it stands', () => {
    expect(weddingDataSchema.parse(defaultData)).toEqual(defaultData);
    expect(defaultData.customizations.selectedTemplate).toBe(id);
    expect(defaultData.couple.bride).not.toBe('');
    expect(defaultData.couple.groom).not.toBe('');
  });

  it('carries eight pictures of its own, each described', () => {
    const { images } = defaultData.gallery;
    expect(images.map(({ url }) => url)).toEqual(MOTIFS.map((motif) => artUrl(id, motif)));
    for (const { alt } of images) expect(alt.length).toBeGreaterThan(20);
  });

  it('carries three story sections', () => {
    expect(defaultData.story.sections).toEqual(storySets[0]?.sections);
    for (const set of storySets) {
      expect(set.sections).toHaveLength(3);
      for (const section of set.sections) expect(isDefaultPicture(section.image)).toBe(true);
    }
  });
});

describe('the catalogue', () => {
  it.each([
    ['floral-elegance', 9, 'floral'],
    ['vintage-fairytale', 10, 'classic'],
    ['minimalist-elegant', 9, 'minimalist'],
    ['serene-lens', 10, 'minimalist'],
    ['islamic-serenity', 11, 'classic'],
    ['scientific-vibes', 9, 'modern'],
  ] as const)('%s has %i sections and is %s', (id, count, category) => {
    expect(TEMPLATES[id].sections).toHaveLength(count);
    expect(TEMPLATES[id].metadata.category).toBe(category);
  });

  it('uses every section type', () => {
    const used = TEMPLATE_IDS.flatMap((id) => TEMPLATES[id].sections.map(({ type }) => type));
    expect(new Set(used)).toEqual(new Set(SECTION_TYPES));
  });

  it('falls back to the first template for an unknown id', () => {
    expect(DEFAULT_TEMPLATE).toBe('floral-elegance');
    for (const unknown of ['', 'nope', '__proto__', 'constructor', 'toString']) {
      expect(templateOf(unknown).metadata.id).toBe('floral-elegance');
    }
  });

  it.each([
    ['floral-elegance', 0, ['How We Met', 'The Proposal', 'Our Journey']],
    ['scientific-vibes', 0, ['How We Met', 'The Proposal', 'Our Journey']],
    ['islamic-serenity', 0, ['First Meeting', 'The Proposal', 'Our Future Together']],
    ['islamic-serenity', 1, ['Pertemuan Pertama', 'Lamaran', 'Masa Depan Bersama']],
  ] as const)('the story of %s, set %i, is titled %o', (id, set, titles) => {
    expect(TEMPLATES[id].storySets[set]?.sections.map(({ title }) => title)).toEqual(titles);
  });
});
