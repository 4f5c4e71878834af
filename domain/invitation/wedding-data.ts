import { z } from 'zod';
import { flag, group, lineText, linkText, list, text } from '../fields.ts';
import { localDate, localTime } from './local-time.ts';
import { venueSchema } from './venue.ts';

/** Limits of an invitation's content. Those marked (spec) are given by the specification. */
export const LIMITS = {
  /** A person's name; the longest real ones are below 150. */
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

const name = lineText(LIMITS.name);
const line = lineText(LIMITS.line);
const address = lineText(LIMITS.address);
const link = linkText(LIMITS.address);
const paragraph = text(LIMITS.paragraph);
const venue = venueSchema(LIMITS);

const event = z
  .object({
    /** Made by the builder; unique within one invitation, see `withUniqueIds`. */
    id: z.union([lineText(64), z.number().transform(String)]),
    title: line,
    /** The title in stored data of some templates; used if there is no title. */
    name: line,
    date: localDate,
    time: localTime,
    venue,
    description: paragraph,
  })
  .transform(({ name: synonym, ...fields }) => ({ ...fields, title: fields.title || synonym }));

/** Gives every event a unique id, by which pages and calendars tell events apart. */
function withUniqueIds<T extends { id: string }>(events: T[]): T[] {
  const taken = new Set(events.map(({ id }) => id));
  const seen = new Set<string>();
  return events.map((entry, index) => {
    if (entry.id !== '' && !seen.has(entry.id)) {
      seen.add(entry.id);
      return entry;
    }
    let number = index + 1;
    while (taken.has(`event-${number}`)) number += 1;
    const id = `event-${number}`;
    taken.add(id);
    seen.add(id);
    return { ...entry, id };
  });
}

export const storySectionSchema = z.object({
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
  /** Shop or bank; see `REGISTRY_KINDS`. */
  name: line,
  url: link,
  /** For a bank, the account number. */
  description: paragraph,
});

/**
 * What a couple enters: the whole content of an invitation. Every field has a default, so that an
 * unfinished invitation can be saved; what must hold before it is published is in `publishable.ts`.
 * Missing and null fields take their default, unknown keys are dropped. Dates and times are local
 * to the venue and stay text.
 */
export const weddingDataSchema = z.object({
  couple: group({
    bride: name,
    groom: name,
    brideParents: line,
    groomParents: line,
    brideImage: address,
    groomImage: address,
  }),
  wedding: group({
    /** Legacy single-event fields: `events` take priority. */
    date: localDate,
    time: localTime,
    venue,
    reception: z
      .object({ name: line, address, time: localTime })
      .nullish()
      .transform((value) => value ?? undefined),
    events: list(event, LIMITS.events, `At most ${LIMITS.events} events`).transform(withUniqueIds),
  }),
  story: group({
    sections: list(
      storySectionSchema,
      LIMITS.storySections,
      `At most ${LIMITS.storySections} story sections`,
    ),
  }),
  gallery: group({
    images: list(galleryImage, LIMITS.galleryImages, `At most ${LIMITS.galleryImages} images`),
  }),
  rsvp: group({
    enabled: flag(true),
    deadline: localDate,
    /** Where guests may write; shown on the page. */
    email: linkText(LIMITS.line),
    options: list(lineText(100), LIMITS.rsvpOptions, `At most ${LIMITS.rsvpOptions} answers`),
  }),
  registry: group({
    enabled: flag(false),
    links: list(registryLink, LIMITS.registryLinks, `At most ${LIMITS.registryLinks} links`),
  }),
  honeymoonFund: group({
    enabled: flag(false),
    title: line,
    description: paragraph,
    link,
  }),
  customizations: group({
    /** A template's id; an unknown one is drawn with the first template. */
    selectedTemplate: lineText(64),
    quote: paragraph,
    heroBackgroundImage: address,
    countdownTargetDate: localDate,
    countdownTargetTime: localTime,
    backgroundMusic: group({
      enabled: flag(false),
      youtubeUrl: link,
      autoplay: flag(true),
    }),
  }),
});

/** An invitation's content, complete: every field present. */
export type WeddingData = z.infer<typeof weddingDataSchema>;
/** Content as it may arrive: any field may be missing. */
export type WeddingDataInput = z.input<typeof weddingDataSchema>;
export type WeddingEvent = WeddingData['wedding']['events'][number];
export type Venue = WeddingEvent['venue'];
export type StorySection = WeddingData['story']['sections'][number];
export type GalleryImage = WeddingData['gallery']['images'][number];
export type RegistryLink = WeddingData['registry']['links'][number];

/** Returns an event with the given fields, which are not checked, and defaults for all others. */
export function weddingEvent(given: Partial<WeddingEvent>): WeddingEvent {
  return { ...event.parse({}), ...given };
}

/** (spec) Message for stored content that cannot be read. */
export const INVALID_FORMAT = 'Invalid invitation data format';

/**
 * Content as a response may carry it: an object or its JSON text (spec). Text that is not JSON
 * gives an issue with the message `INVALID_FORMAT`.
 */
export const weddingDataOrJson = z.preprocess((value: unknown, context) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: INVALID_FORMAT, input: value });
    return z.NEVER;
  }
}, weddingDataSchema);
