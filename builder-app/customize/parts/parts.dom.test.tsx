import { act, type ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { changeTemplate, newInvitation } from '#domain/invitation/template-change.ts';
import { type WeddingData, weddingEvent } from '#domain/invitation/wedding-data.ts';
import { button, click, field, leave, mount, pageText, type } from '../../testing/mount.tsx';
import { invitationResolver } from '../form-issues.ts';
import { CoupleSection, PortraitsSection } from './couple-sections.tsx';
import { EventsSection } from './events-section.tsx';
import { HoneymoonSection } from './honeymoon-section.tsx';
import { MusicSection } from './music-section.tsx';
import { RegistrySection } from './registry-section.tsx';
import { RsvpSection } from './rsvp-section.tsx';
import { StorySectionForm } from './story-section.tsx';

const content: WeddingData = newInvitation('floral-elegance');

interface FormProps {
  readonly content: WeddingData;
  readonly onForm: (form: UseFormReturn<WeddingData>) => void;
  readonly children: ReactNode;
}

function Form({ content: defaultValues, onForm, children }: FormProps) {
  const form = useForm<WeddingData>({
    defaultValues,
    resolver: invitationResolver,
    mode: 'onTouched',
  });
  onForm(form);
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** Draws sections of the form; resolves with a function that returns what the form holds. */
async function draw(parts: ReactNode, shown = content): Promise<() => WeddingData> {
  let read = () => shown;
  const onForm = (form: UseFormReturn<WeddingData>) => {
    read = form.getValues;
  };
  await mount(
    <Form content={shown} onForm={onForm}>
      {parts}
    </Form>,
  );
  return () => read();
}

test('text is written from the side on which its script begins', async () => {
  await draw(
    <>
      <CoupleSection />
      <StorySectionForm />
      <RsvpSection />
    </>,
  );
  for (const label of ["Bride's name", 'Story', 'Answer 1']) {
    expect(field(label).dir, label).toBe('auto');
  }
});

test('screen readers are told which fields must be filled in', async () => {
  await draw(
    <>
      <CoupleSection />
      <EventsSection />
    </>,
  );
  const required = [...document.querySelectorAll('[aria-required="true"]')];
  expect(required).toEqual([
    field("Bride's name"),
    field("Groom's name"),
    field('Event title'),
    field('Date'),
    field('Time'),
    field('Venue name'),
    field('Venue address'),
  ]);
});

test('a required field says so when it is left empty', async () => {
  await draw(<CoupleSection />);
  await type(field("Bride's name"), '');
  await leave(field("Bride's name"));
  expect(pageText()).toContain("Bride's name is required");
  expect(pageText()).not.toContain("Groom's name is required");
});

test('text pasted from a word processor is shown as it will be saved', async () => {
  const honeymoonFund = { ...content.honeymoonFund, enabled: true };
  const held = await draw(<HoneymoonSection />, { ...content, honeymoonFund });
  await type(field('Title'), 'Two\vweeks');
  await type(field('Description'), 'Lisbon\vPorto');
  expect(held().honeymoonFund).toMatchObject({ title: 'Two weeks', description: 'Lisbon\nPorto' });
});

test('events can be added, and removed as long as more than one is left', async () => {
  const held = await draw(<EventsSection />);
  expect(() => button('Remove Event 1')).toThrow();
  await click(button('Add Event'));
  expect(held().wedding.events).toHaveLength(2);
  expect(new Set(held().wedding.events.map(({ id }) => id)).size).toBe(2);
  await click(button('Remove Event 1'));
  expect(held().wedding.events).toHaveLength(1);
  expect(() => button('Remove Event 1')).toThrow();
});

test('a changed address drops the old address’s place on the map', async () => {
  const [event] = content.wedding.events;
  const venue = { name: 'Hall', address: '1 Street', coordinates: { lat: 51.1, lng: 0.9 } };
  const events = [event, { ...event, id: 'event-2' }].map((one) => weddingEvent({ ...one, venue }));
  const held = await draw(<EventsSection />, {
    ...content,
    wedding: { ...content.wedding, events },
  });
  const placed = () => held().wedding.events.map(({ venue }) => venue.coordinates !== undefined);
  await type(field('Venue name'), 'The Hall');
  expect(placed()).toEqual([true, true]);
  await type(field('Venue address'), '2 Street');
  expect(placed()).toEqual([false, true]);
});

test('each RSVP option says how the dashboard counts it', async () => {
  await draw(<RsvpSection />);
  const hint = () => field('Answer 1').closest('.mantine-TextInput-root')?.textContent;
  await type(field('Answer 1'), 'Will be there');
  expect(hint()).toBe('Counts as maybe');
  await type(field('Answer 1'), 'Yes, gladly');
  expect(hint()).toBe('Counts as attending');
});

test('an option counts by the words of the template’s form', async () => {
  const hint = () => field('Answer 1').closest('.mantine-TextInput-root')?.textContent;
  await draw(<RsvpSection />, changeTemplate(content, 'vintage-fairytale'));
  await type(field('Answer 1'), 'Oh yes!');
  expect(hint()).toBe('Counts as attending');
});

test('a list that has reached its limit says so beside the button that adds to it', async () => {
  const rsvp = { ...content.rsvp, options: Array.from({ length: 11 }, (_, at) => `Yes ${at}`) };
  const held = await draw(<RsvpSection />, { ...content, rsvp });
  const words = 'This list is full: 12 answers. Remove one to add another.';
  const add = button('Add Answer');
  await click(add);
  expect(pageText()).toContain(words);
  await act(async () => add.focus());
  await click(add);
  expect(held().rsvp.options).toHaveLength(12);
  expect(document.activeElement).toBe(add);
  await click(button('Remove answer 1'));
  expect(pageText()).not.toContain(words);
  await click(add);
  expect(held().rsvp.options).toHaveLength(12);
});

test('an option is changed and removed in browsers without newer array methods', async () => {
  const rsvp = { ...content.rsvp, options: ['Yes', 'Perhaps', 'No'] };
  const held = await draw(<RsvpSection />, { ...content, rsvp });
  for (const method of ['with', 'toSpliced'] as const) {
    vi.spyOn(Array.prototype, method).mockImplementation(() => expect.unreachable());
  }
  await type(field('Answer 1'), 'With joy');
  await click(button('Remove answer 2'));
  expect(held().rsvp.options).toEqual(['With joy', 'No']);
});

test('a template with fixed options shows them instead of asking for others', async () => {
  await draw(<RsvpSection />, changeTemplate(content, 'scientific-vibes'));
  expect(() => field('Answer 1')).toThrow();
  expect(pageText()).toContain('Conditional Counts as maybe');
});

test('a rejected date shows why, until another is accepted', async () => {
  const held = await draw(<RsvpSection />);
  await type(field('RSVP deadline'), 'June 19, 1999');
  await leave(field('RSVP deadline'));
  expect(pageText()).toContain('“June 19, 1999” has passed.');
  await type(field('RSVP deadline'), 'June 19, 2099');
  expect(pageText()).not.toContain('has passed');
  expect(held().rsvp.deadline).toBe('2099-06-19');
});

test('the date field of a phone refuses a past day too', async () => {
  const mouse = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(mouse(query), { matches: query.includes('coarse') }),
  );
  const held = await draw(<RsvpSection />);
  const deadline = field('RSVP deadline');
  expect(deadline.type).toBe('date');
  await type(deadline, '2099-06-19');
  await type(deadline, '1999-06-19');
  expect(pageText()).not.toContain('has passed');
  await leave(deadline);
  expect(pageText()).toContain('“June 19, 1999” has passed.');
  expect([deadline.value, held().rsvp.deadline]).toEqual(['2099-06-19', '2099-06-19']);
  await type(deadline, '2099-07-01');
  expect(pageText()).not.toContain('has passed');
  expect(held().rsvp.deadline).toBe('2099-07-01');
});

test.each([
  ['Event', EventsSection],
  ['Chapter', StorySectionForm],
  ['Link', RegistrySection],
  ['Answer', RsvpSection],
])('adding an entry (%s) moves the focus into it', async (noun, Section) => {
  const registry = { enabled: true, links: [{ name: 'A', url: '', description: '' }] };
  await draw(<Section />, { ...content, registry });
  const add = button(`Add ${noun}`);
  add.focus();
  await click(add);
  const entry = add.parentElement?.previousElementSibling;
  expect(document.activeElement).toBe(entry?.querySelector('input'));
});

describe('removing an entry', () => {
  const focused = () => document.activeElement;
  const remove = async (name: string) => {
    button(name).focus();
    await click(button(name));
  };

  test('moves the focus to the next one, and after the last to the button that adds one', async () => {
    const [chapter = { title: '', content: '', date: '', image: '' }] = content.story.sections;
    const sections = ['A', 'B'].map((title) => ({ ...chapter, title, image: '' }));
    await draw(<StorySectionForm />, { ...content, story: { sections } });
    await remove('Remove Chapter 1');
    expect(focused()?.getAttribute('aria-label')).toBe('Chapter 1');
    expect(focused()?.querySelector('input')?.value).toBe('B');
    await remove('Remove Chapter 1');
    expect(focused()).toBe(button('Add Chapter'));
  });

  test('keeps the focus among the options', async () => {
    await draw(<RsvpSection />, {
      ...content,
      rsvp: { ...content.rsvp, options: ['Yes', 'Perhaps', 'No'] },
    });
    await remove('Remove answer 1');
    expect(focused()?.querySelector('input')?.value).toBe('Perhaps');
    await remove('Remove answer 2');
    expect(focused()).toBe(button('Add Answer'));
  });

  test('of a picture moves the focus to where another can be added', async () => {
    const couple = { ...content.couple, brideImage: '/media/a/1.webp' };
    await draw(<PortraitsSection />, { ...content, couple });
    await remove('Remove the picture of the bride');
    expect(focused()?.closest('label')?.textContent).toContain('Add a picture of the bride');
  });
});

describe('moving an entry', () => {
  const press = async (name: string) => {
    const pressed = button(name);
    await act(async () => pressed.focus());
    await click(pressed);
    return pressed;
  };
  const order = (events: WeddingData['wedding']['events']) => events.map(({ title }) => title);

  test('keeps the focus on its button, even at the end of the list', async () => {
    const held = await draw(<EventsSection />);
    await click(button('Add Event'));
    await type(field('Event title'), 'Dinner');
    const down = await press('Move Event 1 down');
    expect(order(held().wedding.events)).toEqual(['', 'Dinner']);
    expect(document.activeElement).toBe(down);
    expect(down.getAttribute('aria-label')).toBe('Move Event 2 down');
    expect(down.getAttribute('aria-disabled')).toBe('true');
    await click(down);
    expect(order(held().wedding.events)).toEqual(['', 'Dinner']);
    const up = await press('Move Event 2 up');
    expect(order(held().wedding.events)).toEqual(['Dinner', '']);
    expect(document.activeElement).toBe(up);
  });

  test('is not offered for a single entry', async () => {
    await draw(<EventsSection />);
    expect(() => button('Move Event 1 down')).toThrow();
  });
});

test.each([
  ['floral-elegance', 'Shop or registry', 'Description'],
  ['islamic-serenity', 'Bank name', 'Account number'],
] as const)('the gifts of %s ask for what it shows', async (template, name, description) => {
  const registry = { enabled: true, links: [{ name: 'A', url: '', description: 'B' }] };
  await draw(<RegistrySection />, { ...changeTemplate(content, template), registry });
  expect([field(name).value, field(description).value]).toEqual(['A', 'B']);
});

test('a registry that is switched on has one link to fill in, which cannot be removed', async () => {
  const none = { enabled: false, links: [] };
  const held = await draw(<RegistrySection />, { ...content, registry: none });
  await click(field('Show a gift registry'));
  expect(held().registry).toMatchObject({ enabled: true, links: [{ url: '' }] });
  expect(() => button('Remove Gift 1')).toThrow();
});

test('the defaults of the switches are those of the specification', async () => {
  await draw(
    <>
      <MusicSection />
      <RsvpSection />
      <RegistrySection />
      <HoneymoonSection />
    </>,
  );
  expect(field('Let guests reply').checked).toBe(true);
  expect(field('Show a gift registry').checked).toBe(false);
  expect(field('Show a honeymoon fund').checked).toBe(false);
  expect(field('Play background music').checked).toBe(false);
  expect(content.customizations.backgroundMusic.autoplay).toBe(true);
});
