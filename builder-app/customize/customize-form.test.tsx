// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeTemplate, newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { button, click, field, leave, mount, pageText, type } from '../testing/mount.tsx';
import { CustomizeForm } from './customize-form.tsx';
import { PUSH_DELAY_MS } from './use-debounced-push.ts';

// Without the sample story: each text area takes jsdom a tenth of a second to measure.
const content: WeddingData = { ...newInvitation('floral-elegance'), story: { sections: [] } };
let pushed: WeddingData[];
let collect: () => void;

const form = (contentKey = 0, shown = content) => (
  <CustomizeForm
    content={shown}
    contentKey={contentKey}
    onChange={(next) => pushed.push(next)}
    collectFrom={(handOn) => {
      collect = handOn;
      return () => {};
    }}
    target={null}
    onSection={() => {}}
  />
);
const rest = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  pushed = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('the twelve parts stand in their order', async () => {
  await mount(form());
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

test('each answer of the guests says how the dashboard counts it', async () => {
  await mount(form());
  const hint = () => field('Answer 1').closest('.mantine-TextInput-root')?.textContent;
  await type(field('Answer 1'), 'Will be there');
  expect(hint()).toBe('Counts as maybe');
  await type(field('Answer 1'), 'Yes, gladly');
  expect(hint()).toBe('Counts as attending');
});

test('a template with answers of its own tells them instead of asking for others', async () => {
  await mount(form(0, changeTemplate(content, 'scientific-vibes')));
  expect(() => field('Answer 1')).toThrow();
  expect(pageText()).toContain('Conditional Counts as maybe');
});

test('a typed date that is not taken says why, until another is', async () => {
  await mount(form());
  await type(field('RSVP deadline'), 'June 19, 1999');
  await leave(field('RSVP deadline'));
  expect(pageText()).toContain('“June 19, 1999” has passed.');
  await type(field('RSVP deadline'), 'June 19, 2099');
  expect(pageText()).not.toContain('has passed');
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.rsvp.deadline).toBe('2099-06-19');
});

describe('what is typed', () => {
  test('is handed on once, 300 ms after the last key', async () => {
    await mount(form());
    await type(field("Bride's name"), 'O');
    await rest(PUSH_DELAY_MS - 1);
    await type(field("Bride's name"), 'Op');
    await rest(PUSH_DELAY_MS - 1);
    expect(pushed).toHaveLength(0);
    await rest(1);
    expect(pushed.map(({ couple }) => couple.bride)).toEqual(['Op']);
  });

  test('is handed on at once when it is asked for, and only once', async () => {
    await mount(form());
    await type(field("Bride's name"), 'O');
    collect();
    expect(pushed.map(({ couple }) => couple.bride)).toEqual(['O']);
    await rest(PUSH_DELAY_MS);
    collect();
    expect(pushed).toHaveLength(1);
  });

  test('is handed on at once when the field is left', async () => {
    await mount(form());
    await type(field("Groom's name"), 'Tobias');
    await leave(field("Groom's name"));
    expect(pushed.at(-1)?.couple.groom).toBe('Tobias');
  });

  test('gives way to content from elsewhere', async () => {
    const { redraw } = await mount(form());
    await type(field("Bride's name"), 'Mine');
    const theirs = { ...content, couple: { ...content.couple, bride: 'Theirs' } };
    await redraw(form(1, theirs));
    await rest(1000);
    expect(field("Bride's name").value).toBe('Theirs');
    expect(pushed).toHaveLength(0);
  });
});

test('a required field says so when it is left empty', async () => {
  await mount(form());
  await type(field("Bride's name"), '');
  await leave(field("Bride's name"));
  expect(pageText()).toContain("Bride's name is required");
  expect(pageText()).not.toContain("Groom's name is required");
});

test('events can be added, and removed as long as more than one is left', async () => {
  await mount(form());
  expect(() => button('Remove Event 1')).toThrow();
  await click(button('Add Event'));
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.wedding.events).toHaveLength(2);
  expect(new Set(pushed.at(-1)?.wedding.events.map(({ id }) => id)).size).toBe(2);
  await click(button('Remove Event 1'));
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.wedding.events).toHaveLength(1);
  expect(() => button('Remove Event 1')).toThrow();
});

test('a registry that is switched on has one link to fill in, which stays', async () => {
  await mount(form(0, { ...content, registry: { enabled: false, links: [] } }));
  await click(field('Show a gift registry'));
  await rest(PUSH_DELAY_MS);
  expect(pushed.at(-1)?.registry).toMatchObject({ enabled: true, links: [{ url: '' }] });
  expect(() => button('Remove Gift 1')).toThrow();
});

test('the defaults of the switches are those of the specification', async () => {
  await mount(form());
  expect(field('Let guests reply').checked).toBe(true);
  expect(field('Show a gift registry').checked).toBe(false);
  expect(field('Show a honeymoon fund').checked).toBe(false);
  expect(field('Play background music').checked).toBe(false);
  expect(content.customizations.backgroundMusic.autoplay).toBe(true);
});
