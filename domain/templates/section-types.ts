/** What a section is about; `frame` is shown in every invitation. */
export type SectionSubject =
  | 'frame'
  | 'countdown'
  | 'events'
  | 'story'
  | 'gallery'
  | 'rsvp'
  | 'registry'
  | 'honeymoon';

/**
 * Every kind of section that a template can list (spec), with the part of the content on which its
 * appearance depends.
 */
export const SECTION_SUBJECT = {
  // The generic types, which floral-elegance lists.
  hero: 'frame',
  countdown: 'countdown',
  story: 'story',
  schedule: 'events',
  gallery: 'gallery',
  rsvp: 'rsvp',
  registry: 'registry',
  honeymoon: 'honeymoon',
  footer: 'frame',
  vintageHero: 'frame',
  quote: 'frame',
  coupleIntro: 'frame',
  eventDetails: 'events',
  vintageGallery: 'gallery',
  loveStory: 'story',
  weddingGift: 'registry',
  vintageHoneymoon: 'honeymoon',
  vintageRsvp: 'rsvp',
  vintageFooter: 'frame',
  minimalistHero: 'frame',
  minimalistCouple: 'frame',
  minimalistEvents: 'events',
  minimalistStory: 'story',
  minimalistRsvp: 'rsvp',
  minimalistGallery: 'gallery',
  minimalistRegistry: 'registry',
  minimalistHoneymoon: 'honeymoon',
  minimalistFooter: 'frame',
  sereneLensHero: 'frame',
  sereneLensSection: 'frame',
  sereneLensStory: 'story',
  sereneLensSaveTheDate: 'countdown',
  sereneLensEvents: 'events',
  sereneLensGallery: 'gallery',
  sereneLensRSVP: 'rsvp',
  sereneLensRegistry: 'registry',
  sereneLensHoneymoon: 'honeymoon',
  sereneLensFooter: 'frame',
  islamicHero: 'frame',
  islamicCountdown: 'countdown',
  islamicGreeting: 'frame',
  islamicCouple: 'frame',
  islamicSchedule: 'events',
  islamicStory: 'story',
  islamicGallery: 'gallery',
  islamicRegistry: 'registry',
  islamicHoneymoon: 'honeymoon',
  islamicRsvp: 'rsvp',
  islamicFooter: 'frame',
  scientificWelcome: 'frame',
  scientificTitlePage: 'frame',
  scientificIntroduction: 'story',
  scientificMethods: 'events',
  scientificResults: 'countdown',
  scientificDiscussion: 'gallery',
  scientificConclusion: 'frame',
  scientificRsvp: 'rsvp',
  // Listed in its template's data, but never drawn (spec).
  scientificHoneymoon: 'honeymoon',
} as const satisfies Record<string, SectionSubject>;

export type SectionType = keyof typeof SECTION_SUBJECT;

export const SECTION_TYPES = Object.keys(SECTION_SUBJECT) as SectionType[];
