import type { GalleryImage, StorySection, WeddingDataInput } from '../invitation/wedding-data.ts';
import { artUrl, MOTIFS, type Motif } from './art.ts';
import type { TemplateId } from './template.ts';

/** (spec) Answers of the sample data and of a new invitation. */
export const SAMPLE_RSVP_OPTIONS = ['Joyfully Accept', 'Regretfully Decline'];

/** The eight painted pictures of a template, each with its own alternative text. */
export function paintedGallery(
  id: TemplateId,
  alt: Record<Motif, string>,
  captions: Partial<Record<Motif, string>> = {},
): GalleryImage[] {
  return MOTIFS.map((motif) => ({
    url: artUrl(id, motif),
    alt: alt[motif],
    caption: captions[motif] ?? '',
  }));
}

type StoryText = readonly [title: string, date: string, motif: Motif, content: string];

/** A story set, each section with a painted picture of the template. */
export function paintedStory(id: TemplateId, texts: readonly StoryText[]): StorySection[] {
  return texts.map(([title, date, motif, content]) => ({
    title,
    content,
    date,
    image: artUrl(id, motif),
  }));
}

/** What the sample couples have in common: replies are open, pictures are the template's. */
export function sampleFrame(id: TemplateId, replyTo: string) {
  return {
    rsvp: { enabled: true, email: replyTo, options: SAMPLE_RSVP_OPTIONS },
    customizations: { selectedTemplate: id, heroBackgroundImage: '' },
  } satisfies WeddingDataInput;
}
