import { expect, it } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { editable, emptyLink } from './empty-entries.ts';

const content = newInvitation('floral-elegance');
const withGifts = (registry: WeddingData['registry']) =>
  editable({ ...content, registry }).registry;

it('content without any event gets one', () => {
  const wedding = { ...content.wedding, events: [] };
  expect(editable({ ...content, wedding }).wedding.events).toMatchObject([
    { title: 'Wedding Ceremony' },
  ]);
});

it('a registry that is switched on without a link gets one to fill in', () => {
  expect(withGifts({ enabled: true, links: [] }).links).toEqual([emptyLink()]);
});

it('a reply form without answers shows those that guests choose from', () => {
  const rsvp = { ...content.rsvp, options: [] };
  expect(editable({ ...content, rsvp }).rsvp.options).toEqual([
    'Attending',
    'Not Attending',
    'Maybe',
  ]);
});

it('all other content stays as it is', () => {
  expect(editable(content)).toBe(content);
  const links = [{ ...emptyLink(), name: 'Shop' }];
  expect(withGifts({ enabled: true, links }).links).toBe(links);
  expect(withGifts({ enabled: false, links: [] }).links).toEqual([]);
});
