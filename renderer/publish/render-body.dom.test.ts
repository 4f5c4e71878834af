import { beforeEach, expect, it, vi } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { untilPasses } from '#tests/support/until-passes.ts';
import { mountIslands } from '../view/islands/mount.ts';
import { renderBody } from './render-body.ts';

type TemplateId = Parameters<typeof sampleInvitation>[0];

function show(templateId: TemplateId, options: readonly string[]): void {
  const content = sampleInvitation(templateId, '2026-09-12');
  content.rsvp.options = [...options];
  document.body.innerHTML = renderBody({ content, slug: 'a-b', invitationId: '1' });
}
const form = () => document.querySelector('.rsvp-fields');

beforeEach(() => {
  // A slideshow that wakes before the test ends asks for it; jsdom has none.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: HTMLElement) {
        if (element.dataset.island === 'rsvp') this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

it('asks in a form what this couple asks, whatever form was drawn before', () => {
  show('floral-elegance', ['Gladly', 'Sadly not']);
  const first = form()?.innerHTML;
  expect(first).toContain('Gladly');
  show('floral-elegance', ['With <b>both</b> of us & "all"', 'No']);
  expect(form()?.innerHTML).not.toContain('Gladly');
  expect(form()?.textContent).toContain('With <b>both</b> of us & "all"');
  show('floral-elegance', ['Gladly', 'Sadly not']);
  expect(form()?.innerHTML).toBe(first);
});

it.each(TEMPLATE_IDS)('hydrates the form of %s as it is', async (templateId) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  // (spec) A section of scientific-vibes has no component; its own test reads the warning.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  show(templateId, ['Yes', 'No']);
  // Once hydrated, the form stores what is typed.
  localStorage.clear();
  const isHydrated = () => {
    form()?.dispatchEvent(new Event('input', { bubbles: true }));
    return Object.keys(localStorage).some((key) => key.startsWith('rsvp-draft:'));
  };
  expect(isHydrated()).toBe(false);
  const stop = mountIslands(document);
  await untilPasses(() => expect(isHydrated()).toBe(true));
  expect(complaints).not.toHaveBeenCalled();
  stop();
  localStorage.clear();
});
