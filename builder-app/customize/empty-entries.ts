import { DEFAULT_EVENT_TITLE, withEvents } from '#domain/invitation/events.ts';
import {
  type RegistryLink,
  type StorySection,
  type WeddingData,
  type WeddingEvent,
  weddingEvent,
} from '#domain/invitation/wedding-data.ts';
import { DEFAULT_RSVP_OPTIONS } from '#domain/rsvp/forms.ts';
import { newId } from './new-id.ts';

export const emptyEvent = (title = ''): WeddingEvent => weddingEvent({ id: newId(), title });

export const emptyChapter = (): StorySection => ({ title: '', content: '', date: '', image: '' });

export const emptyLink = (): RegistryLink => ({ name: '', url: '', description: '' });

/**
 * Returns content as the form can hold it: with legacy fields turned into events, with at least one
 * event and, in a registry that is switched on, at least one link, the form's minimum (spec); with
 * the default answers where guests choose from these.
 */
export function editable(content: WeddingData): WeddingData {
  return withAnswers(withLink(withEvent(withEvents(content))));
}

function withEvent(content: WeddingData): WeddingData {
  const { wedding } = content;
  if (wedding.events.length > 0) return content;
  return { ...content, wedding: { ...wedding, events: [emptyEvent(DEFAULT_EVENT_TITLE)] } };
}

function withLink(content: WeddingData): WeddingData {
  const { registry } = content;
  if (!registry.enabled || registry.links.length > 0) return content;
  return { ...content, registry: { ...registry, links: [emptyLink()] } };
}

function withAnswers(content: WeddingData): WeddingData {
  const { rsvp } = content;
  if (rsvp.options.length > 0) return content;
  return { ...content, rsvp: { ...rsvp, options: [...DEFAULT_RSVP_OPTIONS] } };
}
