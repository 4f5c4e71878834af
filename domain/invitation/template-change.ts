import { isDefaultPicture } from '../templates/art.ts';
import { TEMPLATES } from '../templates/catalogue.ts';
import { SAMPLE_RSVP_OPTIONS } from '../templates/sample.ts';
import { TEMPLATE_IDS, type TemplateId } from '../templates/template.ts';
import type { Template } from '../templates/template-schema.ts';
import { addDays, addMonths, dayOf } from './dates.ts';
import { DEFAULT_EVENT_TITLE } from './events.ts';
import { type StorySection, type WeddingData, weddingDataSchema } from './wedding-data.ts';

/** Serializes a story section, so that sections can be compared as a whole. */
const storyKey = ({ title, content, date, image }: StorySection) =>
  JSON.stringify([title, content, date, image].map((part) => part.trim()));

const DEFAULT_STORIES: ReadonlySet<string> = new Set(
  TEMPLATE_IDS.flatMap((id) => TEMPLATES[id].storySets)
    .flatMap(({ sections }) => sections)
    .map(storyKey),
);

/** Returns whether this is an unchanged section of any template's default story. */
export function isDefaultStorySection(section: StorySection): boolean {
  return DEFAULT_STORIES.has(storyKey(section));
}

/**
 * Moves content to another template (spec). The gallery becomes the new template's unless it has a
 * picture that is no template's default; likewise the story, by its sections. An upload in progress
 * counts as the couple's own picture.
 */
export function changeTemplate(data: WeddingData, toTemplateId: TemplateId): WeddingData {
  const { defaultData } = TEMPLATES[toTemplateId];
  const keepsGallery = data.gallery.images.some(({ url }) => !isDefaultPicture(url));
  const keepsStory = data.story.sections.some((section) => !isDefaultStorySection(section));
  return {
    ...data,
    gallery: keepsGallery ? data.gallery : structuredClone(defaultData.gallery),
    story: keepsStory ? data.story : structuredClone(defaultData.story),
    customizations: { ...data.customizations, selectedTemplate: toTemplateId },
  };
}

/** Returns a new invitation's content: the template's pictures and story, the rest to fill in. */
export function newInvitation(templateId: TemplateId): WeddingData {
  const { gallery, story }: Template['defaultData'] = TEMPLATES[templateId].defaultData;
  return weddingDataSchema.parse({
    wedding: { events: [{ id: 'event-1', title: DEFAULT_EVENT_TITLE }] },
    gallery,
    story,
    rsvp: { enabled: true, options: SAMPLE_RSVP_OPTIONS },
    registry: { enabled: false, links: [{}] },
    customizations: { selectedTemplate: templateId },
  });
}

const SATURDAY = 6;

/** Returns the first Saturday at least nine months after `today`, both YYYY-MM-DD. */
export function sampleWeddingDate(today: string): string {
  const date = addMonths(today, 9);
  return addDays(date, SATURDAY - (dayOf(date)?.weekday ?? SATURDAY));
}

/**
 * Returns the template's sample couple, complete and publishable: every event on a Saturday about
 * nine months after `today` (YYYY-MM-DD), with a reply deadline four weeks before.
 */
export function sampleInvitation(templateId: TemplateId, today: string): WeddingData {
  const data = structuredClone(TEMPLATES[templateId].defaultData);
  const date = sampleWeddingDate(today);
  for (const event of data.wedding.events) event.date = date;
  data.rsvp.deadline = addDays(date, -28);
  data.customizations.quote = TEMPLATES[templateId].customizations.quote;
  return data;
}
