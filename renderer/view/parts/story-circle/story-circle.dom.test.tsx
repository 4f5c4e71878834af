import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enhanceStoryCircle } from './enhance-story-circle.ts';
import { StoryCircle } from './story-circle.tsx';

const entries = ['First Meeting', 'The Proposal', 'Our Future Together'].map((title, index) => ({
  title,
  date: `Spring ${2023 + index}`,
  content: `Text of ${title}`,
  image: '',
}));

let island: HTMLElement;
let cleanup: () => void;

function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
const dot = (index: number) => part(`[data-index="${index}"]`);
const shown = () => part('.story-page .story-title').textContent;
const count = () => part('.story-count').textContent;

beforeEach(() => {
  // jsdom's dialogs lack these methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  document.body.innerHTML = renderToStaticMarkup(
    <StoryCircle entries={entries} label="Our Love Story" />,
  );
  island = part('.story');
  cleanup = enhanceStoryCircle(island);
});
afterEach(() => cleanup());

describe('the story circle', () => {
  test('is a plain list until it is woken, and afterwards again', () => {
    expect(island.hasAttribute('data-ready')).toBe(true);
    cleanup();
    expect(island.hasAttribute('data-ready')).toBe(false);
    expect(document.querySelectorAll('.story-list > li')).toHaveLength(3);
  });

  test('has a named dot for each entry', () => {
    const names = [...document.querySelectorAll('.orbit-dot')].map((it) => it.textContent);
    expect(names).toEqual(['1 First Meeting', '2 The Proposal', '3 Our Future Together']);
  });

  test('opens an entry in a modal with "n of total"', () => {
    dot(1).click();
    expect(part<HTMLDialogElement>('dialog').open).toBe(true);
    expect(shown()).toBe('The Proposal');
    expect(part('.story-page').textContent).toContain('Text of The Proposal');
    expect(count()).toBe('2 of 3');
  });

  test('goes on with Next and back with Previous, wrapping around', () => {
    dot(1).click();
    part('[data-step="1"]').click();
    expect([shown(), count()]).toEqual(['Our Future Together', '3 of 3']);
    part('[data-step="1"]').click();
    expect([shown(), count()]).toEqual(['First Meeting', '1 of 3']);
    part('[data-step="-1"]').click();
    expect(count()).toBe('3 of 3');
  });

  test('stays open when the second click of a double click is beside it', () => {
    const beside = (detail: number) =>
      part('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    dot(0).click();
    beside(2);
    expect(part<HTMLDialogElement>('dialog').open).toBe(true);
    beside(1);
    expect(part<HTMLDialogElement>('dialog').open).toBe(false);
  });

  test('closes by its button and by a press beside it', () => {
    for (const selector of ['.story-close', 'dialog']) {
      dot(0).click();
      part(selector).click();
      expect(part<HTMLDialogElement>('dialog').open).toBe(false);
    }
  });

  test('stands still while it is paused', () => {
    part('.orbit-pause').click();
    expect(part('.orbit').hasAttribute('data-paused')).toBe(true);
    part('.orbit-pause').click();
    expect(part('.orbit').hasAttribute('data-paused')).toBe(false);
  });

  test('stays a list with more entries than a circle holds', () => {
    const many = Array.from({ length: 17 }, () => entries[0] ?? { ...entries[1] });
    const markup = renderToStaticMarkup(
      <StoryCircle entries={many as typeof entries} label="Our Love Story" />,
    );
    expect(markup).not.toContain('orbit');
  });
});
