import { SECTION_SUBJECT, type SectionSubject } from '../templates/section-types.ts';
import type { Template, TemplateSection } from '../templates/template-schema.ts';
import { countdownTarget } from './countdown.ts';
import { eventsOf } from './events.ts';
import { safePictureUrl } from './picture-url.ts';
import { hasGallery } from './pictures.ts';
import type { RegistryLink, StorySection, WeddingData } from './wedding-data.ts';

/** Returns the story sections that have any text or picture; a title or date of blanks is none. */
export function storySectionsOf({ story }: Pick<WeddingData, 'story'>): StorySection[] {
  return story.sections
    .map((section) => ({ ...section, title: section.title.trim(), date: section.date.trim() }))
    .filter(
      ({ title, content, date, image }) =>
        `${title}${content}${date}`.trim() !== '' || safePictureUrl(image) !== null,
    );
}

/**
 * Returns the registry links with any text: the builder keeps one blank link to fill in. A name of
 * blanks is none.
 */
export function registryLinksOf({ registry }: Pick<WeddingData, 'registry'>): RegistryLink[] {
  return registry.links
    .map((link) => ({ ...link, name: link.name.trim() }))
    .filter(({ name, url, description }) => `${name}${url}${description}`.trim() !== '');
}

/** Whether guests see what a section is about (spec): empty parts disappear. */
const SHOWN: Record<SectionSubject, (data: WeddingData) => boolean> = {
  frame: () => true,
  countdown: (data) => countdownTarget(data) !== null,
  events: (data) => eventsOf(data).length > 0,
  story: (data) => storySectionsOf(data).length > 0,
  gallery: hasGallery,
  rsvp: ({ rsvp }) => rsvp.enabled,
  registry: (data) => data.registry.enabled && registryLinksOf(data).length > 0,
  honeymoon: ({ honeymoonFund }) => honeymoonFund.enabled,
};

export function isShown(subject: SectionSubject, data: WeddingData): boolean {
  return SHOWN[subject](data);
}

/** Returns the template's sections that this invitation shows, in order. */
export function shownSections(
  { sections }: Pick<Template, 'sections'>,
  data: WeddingData,
): TemplateSection[] {
  return sections
    .filter(({ enabled, type }) => enabled && isShown(SECTION_SUBJECT[type], data))
    .sort((one, other) => one.order - other.order);
}
