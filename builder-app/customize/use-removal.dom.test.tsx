import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { type WeddingData, weddingEvent } from '#domain/invitation/wedding-data.ts';
import { clearNotices } from '../testing/clear-notices.ts';
import {
  button,
  click,
  doubleClick,
  field,
  mount,
  pageText,
  type,
  until,
} from '../testing/mount.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import { PortraitsSection } from './parts/couple-sections.tsx';
import { EventsSection } from './parts/events-section.tsx';
import { RegistrySection } from './parts/registry-section.tsx';
import { RsvpSection } from './parts/rsvp-section.tsx';
import { StorySectionForm } from './parts/story-section.tsx';
import { FormParts } from './testing.tsx';

let collect: () => void;
let held: WeddingData;

const base: WeddingData = { ...newInvitation('floral-elegance'), story: { sections: [] } };
const chapter = (title: string, image = '') => ({ title, content: '', date: '', image });
const gift = (name: string) => ({ name, url: '', description: '' });
const uncaptioned = (name: string) => ({ url: `/media/${name}/1.webp`, alt: '', caption: '' });
const threeChapters = ['Lisbon', 'Porto', 'Faro'].map((title) => chapter(title, `/media/${title}`));
const twoChapters = threeChapters.slice(0, 2);
const titles = () => held.story.sections.map(({ title }) => title);

const form = (parts: ReactNode, content: WeddingData, contentKey = 0) => (
  <FormParts
    content={content}
    contentKey={contentKey}
    onChange={(next) => {
      held = next;
    }}
    collectFrom={(handOn) => {
      collect = handOn;
      return () => {};
    }}
  >
    {parts}
  </FormParts>
);

const focused = () => document.activeElement;
const undoButtons = () =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Undo');
const untilWithdrawn = () => until(() => expect(() => button('Undo')).toThrow());
const undo = async () => {
  await click(button('Undo'));
  collect();
};
const press = (key: string, on: Element = document.body) =>
  act(async () => {
    on.dispatchEvent(
      new KeyboardEvent('keydown', { key, code: 'KeyZ', ctrlKey: true, bubbles: true }),
    );
  });

beforeEach(clearNotices);

test('a chapter returns to its place with its text and its picture', async () => {
  await mount(form(<StorySectionForm />, { ...base, story: { sections: twoChapters } }));
  await click(button('Remove Chapter 1'));
  collect();
  expect(titles()).toEqual(['Porto']);
  expect(pageText()).toContain('Chapter 1 removed');
  await type(field('Title'), 'Oporto');
  await undo();
  const [first, second] = twoChapters;
  expect(held.story.sections).toEqual([first, { ...second, title: 'Oporto' }]);
  expect(focused()?.getAttribute('aria-label')).toBe('Chapter 1');
  await untilWithdrawn();
});

test('several are restored one by one, by keyboard the last removed first', async () => {
  await mount(form(<StorySectionForm />, { ...base, story: { sections: threeChapters } }));
  await click(button('Remove Chapter 3'));
  await click(button('Remove Chapter 1'));
  await press('z', field('Title'));
  collect();
  expect(titles()).toEqual(['Porto']);
  await press('z');
  collect();
  expect(titles()).toEqual(['Lisbon', 'Porto']);
  await press('z');
  collect();
  expect(titles()).toEqual(['Lisbon', 'Porto', 'Faro']);
});

const letters = ['A', 'B', 'C', 'D'];

describe.each([
  [
    'gifts',
    'Gift',
    RegistrySection,
    { registry: { enabled: true, links: letters.map(gift) } },
    () => held.registry.links.map(({ name }) => name),
  ],
  [
    'answers',
    'answer',
    RsvpSection,
    { rsvp: { ...base.rsvp, options: letters } },
    () => held.rsvp.options,
  ],
] as const)('of %s', (_, noun, Section, parts, shown) => {
  // The offers stand in the order of the removals. Every order is tried in `gaps.test.ts`.
  test.each([
    { removed: [2, 2, 1], undone: [1, 0, 0], left: 'ABCD' },
    { removed: [2, 1], undone: [1], left: 'ACD' },
  ])('$removed removed and $undone undone leaves $left', async ({ removed, undone, left }) => {
    await mount(form(<Section />, { ...base, ...parts }));
    for (const place of removed) await click(button(`Remove ${noun} ${place}`));
    for (const [before, at] of undone.entries()) {
      // One that was taken may still be leaving the screen.
      await until(() => expect(undoButtons()).toHaveLength(removed.length - before));
      await click(undoButtons()[at] ?? document.body);
    }
    collect();
    expect(shown().join('')).toBe(left);
  });
});

const links = ['A', 'B'].map(gift);
const events = ['event-1', 'event-2'].map((id) => weddingEvent({ id, title: id }));

test.each([
  ['an event', 'Event 2', EventsSection, { wedding: { ...base.wedding, events } }],
  ['a gift', 'Gift 1', RegistrySection, { registry: { enabled: true, links } }],
  [
    'an answer',
    'answer 2',
    RsvpSection,
    { rsvp: { ...base.rsvp, options: ['Yes', 'Perhaps', 'No'] } },
  ],
])('%s comes back', async (_, name, Section, parts) => {
  const shown = { ...base, ...parts };
  await mount(form(<Section />, shown));
  await click(button(`Remove ${name}`));
  collect();
  expect(held).not.toEqual(shown);
  await undo();
  expect(held).toEqual(shown);
  expect(focused()?.contains(button(`Remove ${name}`))).toBe(true);
});

test.each([
  [
    'Chapter 1',
    StorySectionForm,
    { story: { sections: ['A', 'B', 'C'].map((one) => chapter(one)) } },
  ],
  ['Gift 1', RegistrySection, { registry: { enabled: true, links: [...links, ...links] } }],
  ['answer 1', RsvpSection, { rsvp: { ...base.rsvp, options: ['Yes', 'Perhaps', 'No'] } }],
  ['picture 1', GallerySection, { gallery: { images: ['a', 'b', 'c'].map(uncaptioned) } }],
])(
  'a double click on the button that removes %s removes nothing else',
  async (name, Section, parts) => {
    await mount(form(<Section />, { ...base, ...parts }));
    const removing = () =>
      [...document.querySelectorAll('button')].filter((one) =>
        one.ariaLabel?.startsWith('Remove '),
      );
    const before = removing().length;
    await doubleClick(() => button(`Remove ${name}`));
    expect(removing()).toHaveLength(before - 1);
  },
);

test('a gallery picture returns to its place with its texts', async () => {
  const images = ['rings', 'dance'].map((caption) => ({
    url: `/media/${caption}/1.webp`,
    alt: '',
    caption,
  }));
  await mount(form(<GallerySection />, { ...base, gallery: { images } }));
  await click(button('Remove rings'));
  await undo();
  expect(held.gallery.images).toEqual(images);
  expect(focused()).toBe(button('Edit rings'));
});

test('a portrait is restored unless another has replaced it', async () => {
  const couple = { ...base.couple, brideImage: '/media/a/1.webp' };
  const shown = { ...base, couple };
  const { redraw } = await mount(form(<PortraitsSection />, shown));
  await click(button('Remove the picture of the bride'));
  collect();
  expect(held.couple.brideImage).toBe('');
  await undo();
  expect(held.couple.brideImage).toBe('/media/a/1.webp');
  await click(button('Remove the picture of the bride'));
  await redraw(form(<PortraitsSection />, shown, 1));
  await untilWithdrawn();
});

test('nothing is restored into content that came from elsewhere', async () => {
  const { redraw } = await mount(
    form(<StorySectionForm />, { ...base, story: { sections: twoChapters } }),
  );
  await click(button('Remove Chapter 1'));
  const others = { ...base, story: { sections: [chapter('Rome')] } };
  await redraw(form(<StorySectionForm />, others, 1));
  await untilWithdrawn();
  await press('z');
  expect(field('Title').value).toBe('Rome');
});

test('nothing is restored into a list that has become full', async () => {
  const options = Array.from({ length: 12 }, (_, at) => `Yes ${at}`);
  await mount(form(<RsvpSection />, { ...base, rsvp: { ...base.rsvp, options } }));
  await click(button('Remove answer 1'));
  await click(button('Add Answer'));
  await undo();
  expect(held.rsvp.options).toHaveLength(12);
  expect(pageText()).toContain('Answer 1 was not brought back');
});
