import { z } from 'zod';
import { text } from '../text.ts';
import { localDate, localTime } from './local-time.ts';

/** Limits of an invitation's content. Those marked (spec) are given by the specification. */
export const LIMITS = {
  /** A person's name; the longest real names seen stay below 150. */
  name: 200,
  /** Titles, venue names, labels. */
  line: 300,
  /** Postal addresses and links. */
  address: 2_000,
  /** Running text: a story section, a quote, a description. */
  paragraph: 10_000,
  events: 30,
  storySections: 60,
  /** (spec) Gallery pictures. */
  galleryImages: 20,
  rsvpOptions: 12,
  registryLinks: 20,
} as const;

const name = text(LIMITS.name);
const line = text(LIMITS.line);
const address = text(LIMITS.address);
const paragraph = text(LIMITS.paragraph);

const coordinates = z.object({
  /** Degrees north, -90 to 90. */
  lat: z.number().min(-90).max(90),
  /** Degrees east, -180 to 180. */
  lng: z.number().min(-180).max(180),
});

const venue = z
  .object({
    name: line,
    address,
    coordinates: coordinates.nullish().transform((value) => value ?? undefined),
  })
  .prefault({});

const event = z.object({
  /** Made by the builder; only used as a key within one invitation. */
  id: text(64),
  title: line,
  date: localDate,
  time: localTime,
  venue,
  description: paragraph,
});

const storySection = z.object({
  title: line,
  content: paragraph,
  /** Free text, such as a season and year. */
  date: line,
  image: address,
});

const galleryImage = z.object({
  /** `loading` marks an upload in progress. */
  url: address,
  alt: line,
  caption: line,
});

const registryLink = z.object({
  /** Shop; in the Islamic template the bank. */
  name: line,
  url: address,
  /** In the Islamic template the account number. */
  description: paragraph,
});

/**
 * What a couple enters: the whole content of an invitation. Every field has a default, so that an
 * unfinished invitation can be saved; what must hold before it is published is in `publishable.ts`.
 * Dates and times are local to the venue and stay text.
 */
export const weddingDataSchema = z.object({
  couple: z
    .object({
      bride: name,
      groom: name,
      brideParents: line,
      groomParents: line,
      brideImage: address,
      groomImage: address,
    })
    .prefault({}),
  wedding: z
    .object({
      /** Legacy single-event fields: `events` take priority. */
      date: localDate,
      time: localTime,
      venue,
      reception: z.object({ name: line, address, time: localTime }).optional(),
      events: z.array(event).max(LIMITS.events, `At most ${LIMITS.events} events`).default([]),
    })
    .prefault({}),
  story: z
    .object({
      sections: z
        .array(storySection)
        .max(LIMITS.storySections, `At most ${LIMITS.storySections} story sections`)
        .default([]),
    })
    .prefault({}),
  gallery: z
    .object({
      images: z
        .array(galleryImage)
        .max(LIMITS.galleryImages, `At most ${LIMITS.galleryImages} images`)
        .default([]),
    })
    .prefault({}),
  rsvp: z
    .object({
      enabled: z.boolean().default(true),
      deadline: localDate,
      /** Where guests may write to; shown on the page. */
      email: line,
      options: z
        .array(text(100))
        .max(LIMITS.rsvpOptions, `At most ${LIMITS.rsvpOptions} answers`)
        .default([]),
    })
    .prefault({}),
  registry: z
    .object({
      enabled: z.boolean().default(false),
      links: z
        .array(registryLink)
        .max(LIMITS.registryLinks, `At most ${LIMITS.registryLinks} links`)
        .default([]),
    })
    .prefault({}),
  honeymoonFund: z
    .object({
      enabled: z.boolean().default(false),
      title: line,
      description: paragraph,
      link: address,
    })
    .prefault({}),
  customizations: z
    .object({
      /** A template's id; an unknown one is drawn with the first template. */
      selectedTemplate: text(64),
      quote: paragraph,
      heroBackgroundImage: address,
      countdownTargetDate: localDate,
      countdownTargetTime: localTime,
      backgroundMusic: z
        .object({
          enabled: z.boolean().default(false),
          youtubeUrl: address,
          autoplay: z.boolean().default(true),
        })
        .prefault({}),
    })
    .prefault({}),
});

/** An invitation's content, complete: every field present. */
export type WeddingData = z.infer<typeof weddingDataSchema>;
/** What may come in: any field may be missing. */
export type WeddingDataInput = z.input<typeof weddingDataSchema>;
export type WeddingEvent = WeddingData['wedding']['events'][number];
export type Venue = WeddingEvent['venue'];
export type StorySection = WeddingData['story']['sections'][number];
export type GalleryImage = WeddingData['gallery']['images'][number];
export type RegistryLink = WeddingData['registry']['links'][number];
