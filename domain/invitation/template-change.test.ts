import { describe, expect, it } from 'vitest';
import { artUrl, MOTIFS } from '../templates/art.ts';
import { TEMPLATES } from '../templates/catalogue.ts';
import { TEMPLATE_IDS } from '../templates/template.ts';
import { dayOf } from './dates.ts';
import { publishIssues } from './publishable.ts';
import {
  changeTemplate,
  newInvitation,
  sampleInvitation,
  sampleWeddingDate,
} from './template-change.ts';
import { type WeddingData, weddingDataSchema } from './wedding-data.ts';

const own = { url: '/media/own.webp', alt: '', caption: '' };
const start = newInvitation('floral-elegance');
const galleryUrls = (data: WeddingData) => data.gallery.images.map(({ url }) => url);
const titles = (data: WeddingData) => data.story.sections.map(({ title }) => title);

describe('a change of template', () => {
  it('selects the template and keeps all other content', () => {
    const filled = { ...start, couple: { ...start.couple, bride: 'Ophelia' } };
    const { gallery, story, customizations, ...rest } = changeTemplate(filled, 'serene-lens');
    expect(customizations.selectedTemplate).toBe('serene-lens');
    const { gallery: _gallery, story: _story, customizations: _custom, ...kept } = filled;
    expect(rest).toEqual(kept);
    expect(gallery).toEqual(TEMPLATES['serene-lens'].defaultData.gallery);
    expect(story).toEqual(TEMPLATES['serene-lens'].defaultData.story);
  });

  it('leaves its argument and the catalogue alone', () => {
    const before = structuredClone(start);
    const changed = changeTemplate(start, 'serene-lens');
    changed.gallery.images.length = 0;
    for (const section of changed.story.sections) section.title = 'x';
    expect(start).toEqual(before);
    expect(TEMPLATES['serene-lens'].defaultData.gallery.images).toHaveLength(8);
    expect(titles(newInvitation('serene-lens'))).not.toContain('x');
  });

  it('can be taken back', () => {
    for (const id of TEMPLATE_IDS) {
      expect(changeTemplate(changeTemplate(start, id), 'floral-elegance')).toEqual(start);
    }
  });
});

describe('the gallery', () => {
  const withImages = (images: WeddingData['gallery']['images']) =>
    changeTemplate({ ...start, gallery: { images } }, 'vintage-fairytale').gallery.images;
  const replaced = TEMPLATES['vintage-fairytale'].defaultData.gallery.images;

  it('is kept when it holds at least one picture that is no default', () => {
    const images = [...start.gallery.images, own];
    expect(withImages(images)).toBe(images);
    expect(withImages([own])).toEqual([own]);
  });

  it('is replaced when it holds defaults only, of whichever template', () => {
    const mixed = [start, newInvitation('serene-lens')].flatMap(({ gallery }) => gallery.images);
    expect(withImages(mixed.slice(0, 12))).toEqual(replaced);
    expect(withImages(start.gallery.images.slice(3))).toEqual(replaced);
  });

  it('is replaced when it is empty', () => {
    expect(withImages([])).toEqual(replaced);
  });

  it('recognises a default by its address, whatever caption it was given', () => {
    const captioned = start.gallery.images.map((image) => ({ ...image, caption: 'Ours' }));
    expect(withImages(captioned)).toEqual(replaced);
    const absolute = [{ ...own, url: `https://invite.example${artUrl('serene-lens', 'arch')}` }];
    expect(withImages(absolute)).toEqual(replaced);
  });

  it('is kept while an upload is in progress', () => {
    const images = [{ url: 'loading', alt: '', caption: '' }];
    expect(withImages(images)).toBe(images);
  });
});

describe('the story', () => {
  const withSections = (sections: WeddingData['story']['sections']) =>
    changeTemplate({ ...start, story: { sections } }, 'vintage-fairytale').story.sections;
  const replaced = TEMPLATES['vintage-fairytale'].defaultData.story.sections;
  const defaults = start.story.sections;

  it('is kept when at least one section differs from a default', () => {
    const edited = defaults.map((section, index) =>
      index === 1 ? { ...section, content: `${section.content} And a dog.` } : section,
    );
    expect(withSections(edited)).toBe(edited);
    const redated = defaults.map((section) => ({ ...section, date: 'May' }));
    expect(withSections(redated)).toBe(redated);
  });

  it('is kept when any field of a section differs', () => {
    for (const field of Object.keys(defaults[0] ?? {})) {
      const edited = defaults.map((section) => ({ ...section, [field]: 'Ours' }));
      expect(withSections(edited), field).toBe(edited);
    }
  });

  it('is replaced when every section is a default, of whichever template and language', () => {
    expect(withSections(defaults)).toEqual(replaced);
    expect(withSections(defaults.slice(1))).toEqual(replaced);
    const padded = defaults.map((section) => ({ ...section, content: ` ${section.content}\n` }));
    expect(withSections(padded)).toEqual(replaced);
    const sets = TEMPLATES['islamic-serenity'].storySets;
    for (const { sections } of sets) expect(withSections(sections)).toEqual(replaced);
  });

  it('is replaced when it is empty', () => {
    expect(withSections([])).toEqual(replaced);
  });
});

describe('a new invitation', () => {
  it.each(TEMPLATE_IDS)('in %s has its pictures and story, one event and nobody’s names', (id) => {
    const data = newInvitation(id);
    expect(weddingDataSchema.parse(data)).toEqual(data);
    expect(data.couple).toMatchObject({ bride: '', groom: '' });
    expect(data.wedding.events).toHaveLength(1);
    expect(data.wedding.events[0]).toMatchObject({ title: 'Wedding Ceremony', date: '' });
    expect(galleryUrls(data)).toEqual(MOTIFS.map((motif) => artUrl(id, motif)));
    expect(data.story.sections).toHaveLength(3);
    expect(data.rsvp).toMatchObject({
      enabled: true,
      options: ['Joyfully Accept', 'Regretfully Decline'],
    });
    expect(data.registry).toEqual({
      enabled: false,
      links: [{ name: '', url: '', description: '' }],
    });
    expect(data.honeymoonFund.enabled).toBe(false);
    expect(data.customizations.selectedTemplate).toBe(id);
  });

  it('cannot be published yet', () => {
    expect(publishIssues(start)).not.toEqual([]);
  });
});

describe('a sample invitation', () => {
  it.each(TEMPLATE_IDS)('in %s is complete and publishable', (id) => {
    const data = sampleInvitation(id, '2026-11-21');
    expect(weddingDataSchema.parse(data)).toEqual(data);
    expect(publishIssues(data)).toEqual([]);
    expect(data.wedding.events.map(({ date }) => date)).toEqual(['2027-08-21', '2027-08-21']);
    expect(data.rsvp.deadline).toBe('2027-07-24');
    expect(data.customizations.quote).toBe(TEMPLATES[id].customizations.quote);
  });

  it('is dated on a Saturday about nine months ahead', () => {
    for (const today of ['2026-01-01', '2026-05-31', '2027-02-28', '2028-02-29', '2026-12-31']) {
      const date = sampleWeddingDate(today);
      const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
      expect(dayOf(date)?.weekday).toBe(6);
      expect(days).toBeGreaterThan(268);
      expect(days).toBeLessThan(283);
    }
  });
});
