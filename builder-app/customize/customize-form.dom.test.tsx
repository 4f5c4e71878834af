import { describe, expect, test, vi } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { button, click, field, leave, mount, pageText, type } from '../testing/mount.tsx';
import { CustomizeForm } from './customize-form.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import { InvitationForm, type InvitationFormProps } from './invitation-form.tsx';
import { CoupleSection } from './parts/couple-sections.tsx';
import { EventsSection } from './parts/events-section.tsx';
import { RegistrySection } from './parts/registry-section.tsx';
import { RsvpSection } from './parts/rsvp-section.tsx';
import { StorySectionForm } from './parts/story-section.tsx';
import { content, formWorld } from './testing.tsx';
import { PUSH_DELAY_MS } from './use-debounced-push.ts';

const { pushed, collect, formProps, coupleForm, rest } = formWorld();

test('the twelve sections are in their order', async () => {
  await mount(<CustomizeForm {...formProps()} />);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Hero Background Image',
    'Background Music',
    'Countdown Timer',
    'Couple Information',
    'Bride & Groom Photos',
    'Inspirational Quote',
    'Wedding Events',
    'Photo Gallery',
    'Your Love Story',
    'RSVP Settings',
    'Gift Registry',
    'Honeymoon Fund',
  ]);
});

/** Paths that are not the name of a field; `*` stands for an entry's index. */
const WITHOUT_NAME = [
  // Pictures and answers have controls of their own.
  'couple.brideImage',
  'couple.groomImage',
  'story.sections.*.image',
  'gallery.images.*.url',
  'gallery.images.*.alt',
  'gallery.images.*.caption',
  'customizations.heroBackgroundImage',
  'rsvp.options.*',
  // Made by the builder, or chosen elsewhere.
  'wedding.events.*.id',
  'customizations.selectedTemplate',
  // Only content from elsewhere has them: the form takes an address (spec), which maps look up.
  'wedding.events.*.venue.coordinates.lat',
  'wedding.events.*.venue.coordinates.lng',
  // Legacy: the form turns them into events.
  'wedding.date',
  'wedding.time',
  'wedding.venue.name',
  'wedding.venue.address',
];

/** Returns the paths of all texts, numbers and switches. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object') return value === undefined ? [] : [path];
  if (value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? '*' : key;
    return pathsIn(part, path === '' ? step : `${path}.${step}`);
  });
}

test('every field of the content has its input here, or is listed with what fills it in', async () => {
  const { wedding, story, gallery, ...sample } = sampleInvitation('floral-elegance', '2026-09-12');
  const one: WeddingData = {
    ...sample,
    wedding: { ...wedding, events: wedding.events.slice(0, 1) },
    story: { sections: story.sections.slice(0, 1) },
    gallery: { images: gallery.images.slice(0, 1) },
  };
  for (const part of [one.registry, one.honeymoonFund, one.customizations.backgroundMusic]) {
    part.enabled = true;
  }
  await mount(<CustomizeForm {...formProps(0, one)} />);
  const named = [...document.querySelectorAll('form [name]')].map(
    (field) => field.getAttribute('name')?.replace(/\.\d+/g, '.*') ?? '',
  );
  const known = new Set([...named, ...WITHOUT_NAME]);
  const missing = pathsIn(one).filter((path) => !known.has(path));
  expect(missing, 'neither a field of the form nor in WITHOUT_NAME').toEqual([]);
});

describe('what is typed', () => {
  test('is passed on once, 300 ms after the last key', async () => {
    await mount(coupleForm());
    await type(field("Bride's name"), 'O');
    await rest(PUSH_DELAY_MS - 1);
    await type(field("Bride's name"), 'Op');
    await rest(PUSH_DELAY_MS - 1);
    expect(pushed).toHaveLength(0);
    await rest(1);
    expect(pushed.map(({ couple }) => couple.bride)).toEqual(['Op']);
  });

  test('is passed on at once when it is asked for, and only once', async () => {
    await mount(coupleForm());
    await type(field("Bride's name"), 'O');
    collect();
    expect(pushed.map(({ couple }) => couple.bride)).toEqual(['O']);
    await rest(PUSH_DELAY_MS);
    collect();
    expect(pushed).toHaveLength(1);
  });

  test('is passed on at once when the field loses the focus', async () => {
    await mount(coupleForm());
    await type(field("Groom's name"), 'Tobias');
    await leave(field("Groom's name"));
    expect(pushed.at(-1)?.couple.groom).toBe('Tobias');
  });

  test('is passed on when the form unmounts, and only once', async () => {
    const { redraw } = await mount(coupleForm());
    await type(field("Bride's name"), 'O');
    await redraw(null);
    await rest(PUSH_DELAY_MS);
    expect(pushed.map(({ couple }) => couple.bride)).toEqual(['O']);
  });
});

test('an open picture closes when content from elsewhere has none at its position', async () => {
  const picture = (name: string) => ({ url: `/media/${name}/1.webp`, alt: '', caption: name });
  const gallery = (contentKey: number, ...names: string[]) => (
    <InvitationForm
      {...formProps(contentKey, { ...content, gallery: { images: names.map(picture) } })}
    >
      <GallerySection />
    </InvitationForm>
  );
  const { redraw } = await mount(gallery(0, 'rings', 'dance'));
  await click(button('Edit dance'));
  const caption = field('Caption');
  await type(caption, 'our dance');
  await redraw(gallery(1, 'rings'));
  expect(caption.isConnected).toBe(false);
  await click(button('Edit rings'));
  await type(field('Caption'), 'our rings');
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.gallery.images).toEqual([{ ...picture('rings'), caption: 'our rings' }]);
});

test('additions, removals and switches are passed on like typed text', async () => {
  const shown = { ...content, registry: { enabled: false, links: [] } };
  await mount(
    <InvitationForm {...formProps(0, shown)}>
      <EventsSection />
      <RsvpSection />
      <RegistrySection />
    </InvitationForm>,
  );
  await click(button('Add Event'));
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.wedding.events).toHaveLength(2);
  await click(button('Remove Event 1'));
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.wedding.events).toHaveLength(1);
  await click(field('Show a gift registry'));
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.registry).toMatchObject({ enabled: true, links: [{ url: '' }] });
  await type(field('RSVP deadline'), 'June 19, 2099');
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.rsvp.deadline).toBe('2099-06-19');
});

describe('what is wrong with a field', () => {
  const complaints = () =>
    [...document.querySelectorAll('[aria-invalid="true"]')].map((input) =>
      input.getAttribute('name'),
    );
  const eventsForm = (target: InvitationFormProps['target'] = null) => (
    <InvitationForm {...formProps()} target={target}>
      <EventsSection />
    </InvitationForm>
  );

  test('is not shown for an untouched field when an event is added and removed', async () => {
    await mount(eventsForm());
    await click(button('Add Event'));
    expect(complaints()).toEqual([]);
    await click(button('Remove Event 2'));
    expect(complaints()).toEqual([]);
  });

  test('stays with its field when the events move', async () => {
    await mount(eventsForm());
    await leave(field('Venue name'));
    expect(complaints()).toEqual([]);
    field('Venue name').focus();
    await leave(field('Venue name'));
    expect(complaints()).toEqual(['wedding.events.0.venue.name']);
    await click(button('Add Event'));
    await click(button('Move Event 1 down'));
    expect(complaints()).toEqual(['wedding.events.1.venue.name']);
  });

  test('is shown for all fields once somebody jumps to a missing one, but not for an event added later', async () => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    const { redraw } = await mount(eventsForm());
    await redraw(eventsForm({ path: 'wedding.events.0.time' }));
    expect(pageText()).toContain('Event date is required');
    expect(document.activeElement).toBe(field('Time'));
    const told = complaints();
    expect(told).toHaveLength(4);
    await click(button('Add Event'));
    expect(complaints()).toEqual(told);
  });

  test('is shown in a dialog that is opened later', async () => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    const images = [{ url: '/media/a/1.webp', alt: '', caption: 'x'.repeat(301) }];
    const gallery = (target: InvitationFormProps['target']) => (
      <InvitationForm {...formProps(0, { ...content, gallery: { images } })} target={target}>
        <CoupleSection />
        <GallerySection />
      </InvitationForm>
    );
    const { redraw } = await mount(gallery(null));
    await redraw(gallery({ path: 'gallery.images.0.caption' }));
    await click(button(`Edit ${images[0]?.caption}`));
    expect(pageText()).toContain('Please use at most 300 characters');
  });

  test('is not shown for other chapters when one is added', async () => {
    const chapter = { title: 'x'.repeat(301), content: '', date: '', image: '' };
    await mount(
      <InvitationForm {...formProps(0, { ...content, story: { sections: [chapter] } })}>
        <StorySectionForm />
      </InvitationForm>,
    );
    await click(button('Add Chapter'));
    expect(complaints()).toEqual([]);
  });
});
