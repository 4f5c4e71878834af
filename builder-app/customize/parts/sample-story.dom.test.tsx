import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { clearNotices } from '../../testing/clear-notices.ts';
import { button, click, field, mount, pageText, type } from '../../testing/mount.tsx';
import { FormParts } from '../testing.tsx';
import { StorySectionForm } from './story-section.tsx';

const QUESTION = 'Language of the sample';
const [english = [], indonesian = []] = TEMPLATES['islamic-serenity'].storySets.map(
  ({ sections }) => sections.map(({ title }) => title),
);
let pushed: WeddingData[];

beforeEach(() => {
  clearNotices();
  pushed = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const draw = (template: TemplateId) =>
  mount(
    <FormParts content={newInvitation(template)} onChange={(content) => pushed.push(content)}>
      <StorySectionForm />
    </FormParts>,
  );
const titleFields = () => [...document.querySelectorAll<HTMLInputElement>('[name$=".title"]')];
const titles = () => titleFields().map(({ value }) => value);

test('the sample story of islamic-serenity can be shown in Indonesian, until it is the couple’s own', async () => {
  await draw('islamic-serenity');
  expect(titles()).toEqual(english);
  expect(field('English').checked).toBe(true);
  await click(field('Indonesian'));
  expect(titles()).toEqual(indonesian);
  expect(indonesian).not.toEqual(english);
  expect(field('Indonesian').checked).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(pushed.at(-1)?.story.sections.map(({ title }) => title)).toEqual(indonesian);
  const [first] = titleFields();
  if (first) await type(first, 'Our own');
  expect(pageText()).not.toContain(QUESTION);
});

test('a sample chapter no longer comes back once the other language is chosen', async () => {
  await draw('islamic-serenity');
  await click(button('Remove Chapter 1'));
  await click(field('Indonesian'));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(() => button('Undo')).toThrow();
});

test('a chapter of the couple’s own still comes back', async () => {
  await draw('islamic-serenity');
  const [first] = titleFields();
  if (first) await type(first, 'Our own');
  await click(button('Remove Chapter 1'));
  await click(field('Indonesian'));
  await click(button('Undo'));
  expect(titles()).toEqual(['Our own', ...indonesian]);
});

test('a template with one sample offers no choice', async () => {
  await draw('floral-elegance');
  expect(titles()).toHaveLength(3);
  expect(pageText()).not.toContain(QUESTION);
});

test('a story counts as sample only while one of its chapters is', async () => {
  const { sections } = newInvitation('floral-elegance').story;
  const story = { sections: sections.slice(0, 1) };
  await mount(
    <FormParts content={{ ...newInvitation('floral-elegance'), story }}>
      <StorySectionForm />
    </FormParts>,
  );
  expect(pageText()).toContain('What you see here is a sample');
  const [title] = titleFields();
  if (title) await type(title, 'The ferry');
  expect(pageText()).not.toContain('What you see here is a sample');
  expect(pageText()).toContain('Without chapters, the whole section is left out.');
});
