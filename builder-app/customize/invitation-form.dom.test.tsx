import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { field, leave, mount, pageText, type } from '../testing/mount.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { CoupleSection } from './parts/couple-sections.tsx';
import { EventsSection } from './parts/events-section.tsx';
import { StorySectionForm } from './parts/story-section.tsx';
import { content, formWorld } from './testing.tsx';
import { PUSH_DELAY_MS } from './use-debounced-push.ts';

const { pushed, formProps, coupleForm, rest } = formWorld();

describe('content from elsewhere', () => {
  const chapter = { title: 'How We Met', content: 'In the', date: '', image: '' };
  const written = { ...content, story: { sections: [chapter] } };
  const formWith = (lists: ReactNode, contentKey: number, shown: WeddingData) => (
    <InvitationForm {...formProps(contentKey, shown)}>
      <CoupleSection />
      {lists}
    </InvitationForm>
  );
  const withParents = (shown: WeddingData): WeddingData => ({
    ...shown,
    couple: { ...shown.couple, brideParents: 'Rose and Tom' },
  });

  test('moves neither the cursor nor the list around it', async () => {
    const { redraw } = await mount(formWith(<StorySectionForm />, 0, written));
    const story = field('Story');
    story.focus();
    story.setSelectionRange(3, 3);
    await redraw(formWith(<StorySectionForm />, 1, withParents(written)));
    expect(field("Bride's parents").value).toBe('Rose and Tom');
    expect(document.activeElement).toBe(story);
    expect(story.selectionStart).toBe(3);
    await type(story, 'In the old library');
    await rest(PUSH_DELAY_MS);
    expect(pushed.at(-1)?.story.sections).toEqual([{ ...chapter, content: 'In the old library' }]);
  });

  test('does not touch a half-typed date', async () => {
    const { redraw } = await mount(formWith(<EventsSection />, 0, content));
    await type(field('Date'), 'Ju');
    await redraw(formWith(<EventsSection />, 1, withParents(content)));
    expect(field("Bride's parents").value).toBe('Rose and Tom');
    expect(document.activeElement).toBe(field('Date'));
    expect(field('Date').value).toBe('Ju');
  });

  test('updates the lists that it changes', async () => {
    const { redraw } = await mount(formWith(<StorySectionForm />, 0, written));
    const sections = [{ ...chapter, title: 'The Library' }, chapter];
    await redraw(formWith(<StorySectionForm />, 1, { ...written, story: { sections } }));
    const titles = [...document.querySelectorAll<HTMLInputElement>('input[name$=".title"]')];
    expect(titles.map(({ value }) => value).slice(-2)).toEqual(['The Library', 'How We Met']);
  });

  test('clears an error about what it fills in', async () => {
    const { redraw } = await mount(coupleForm());
    field("Bride's name").focus();
    await leave(field("Bride's name"));
    expect(pageText()).toContain("Bride's name is required");
    await redraw(coupleForm(1, { ...content, couple: { ...content.couple, bride: 'Ophelia' } }));
    expect(pageText()).not.toContain("Bride's name is required");
  });

  test('replaces what is typed but not yet passed on', async () => {
    const { redraw } = await mount(coupleForm());
    await type(field("Bride's name"), 'Mine');
    const theirs = { ...content, couple: { ...content.couple, bride: 'Theirs' } };
    await redraw(coupleForm(1, theirs));
    await rest(1000);
    expect(field("Bride's name").value).toBe('Theirs');
    expect(pushed).toHaveLength(0);
  });
});
