import { DEFAULT_EVENT_TITLE, withEvents } from '#domain/invitation/events.ts';
import {
  type RegistryLink,
  type StorySection,
  type WeddingData,
  type WeddingEvent,
  weddingEvent,
} from '#domain/invitation/wedding-data.ts';
import { newId } from './new-id.ts';

export const emptyEvent = (title = ''): WeddingEvent => weddingEvent({ id: newId(), title });

export const emptyChapter = (): StorySection => ({ title: '', content: '', date: '', image: '' });

export const emptyLink = (): RegistryLink => ({ name: '', url: '', description: '' });

/**
 * Returns content as the form can hold it: with legacy fields turned into events, and with at least
 * one event, the form's minimum (spec).
 */
export function editable(content: WeddingData): WeddingData {
  const known = withEvents(content);
  if (known.wedding.events.length > 0) return known;
  return { ...known, wedding: { ...known.wedding, events: [emptyEvent(DEFAULT_EVENT_TITLE)] } };
}
