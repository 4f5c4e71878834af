import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SectionSubject } from '#domain/templates/section-types.ts';

/** (spec) The form's sections in their order, with their headings. */
export const SECTION_TITLES = {
  hero: 'Hero Background Image',
  music: 'Background Music',
  countdown: 'Countdown Timer',
  couple: 'Couple Information',
  portraits: 'Bride & Groom Photos',
  quote: 'Inspirational Quote',
  events: 'Wedding Events',
  gallery: 'Photo Gallery',
  story: 'Your Love Story',
  rsvp: 'RSVP Settings',
  registry: 'Gift Registry',
  honeymoon: 'Honeymoon Fund',
} as const;

export type FormSectionId = keyof typeof SECTION_TITLES;
export const FORM_SECTIONS = Object.keys(SECTION_TITLES) as FormSectionId[];

export const sectionAnchor = (id: FormSectionId) => `section-${id}`;

/** What the page section that shows a form section is about. */
export const FORM_SECTION_SUBJECT: Record<FormSectionId, SectionSubject> = {
  hero: 'frame',
  music: 'frame',
  countdown: 'countdown',
  couple: 'frame',
  portraits: 'frame',
  quote: 'frame',
  events: 'events',
  gallery: 'gallery',
  story: 'story',
  rsvp: 'rsvp',
  registry: 'registry',
  honeymoon: 'honeymoon',
};

/** Returns the form section that holds a field, by the field's path in the content. */
export function sectionOfPath(path: string): FormSectionId {
  const [first = '', second = ''] = path.split('.');
  if (first === 'customizations') return CUSTOMIZATION_SECTIONS[second] ?? 'hero';
  if (first === 'couple' && second.endsWith('Image')) return 'portraits';
  return GROUP_SECTIONS[first] ?? 'couple';
}

const GROUP_SECTIONS: Readonly<Record<string, FormSectionId>> = {
  couple: 'couple',
  wedding: 'events',
  story: 'story',
  gallery: 'gallery',
  rsvp: 'rsvp',
  registry: 'registry',
  honeymoonFund: 'honeymoon',
} satisfies Record<Exclude<keyof WeddingData, 'customizations'>, FormSectionId>;

type Customization = Exclude<keyof WeddingData['customizations'], 'selectedTemplate'>;

const CUSTOMIZATION_SECTIONS: Readonly<Record<string, FormSectionId>> = {
  quote: 'quote',
  heroBackgroundImage: 'hero',
  countdownTargetDate: 'countdown',
  countdownTargetTime: 'countdown',
  backgroundMusic: 'music',
} satisfies Record<Customization, FormSectionId>;
