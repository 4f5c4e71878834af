import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestView } from '#domain/invitation/guest-view.ts';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { InvitationPage, type InvitationPageProps } from './invitation-page.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});

/** Returns the texts that a guest reads, without what only time or scripts add. */
const words = (root: ParentNode) =>
  [...root.querySelectorAll('h1, h2, h3, a, label, legend, p')].map((element) =>
    element.textContent?.replace(/\s+/g, ' ').trim(),
  );

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  const page: InvitationPageProps = {
    content: sampleInvitation(templateId, '2026-09-12'),
    slug: 'a-b',
    invitationId: '1',
    mode: 'preview',
  };

  it('says the same in the preview as on the published page', () => {
    // (spec) A section of scientific-vibes has no component; its own test reads the warning.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const published = document.createElement('div');
    published.innerHTML = renderToStaticMarkup(
      <InvitationPage
        {...page}
        mode="page"
        renderIsland={(island, identifierPrefix) => renderToString(island, { identifierPrefix })}
      />,
    );
    const preview = document.createElement('div');
    preview.innerHTML = renderToStaticMarkup(<InvitationPage {...page} />);
    expect(words(preview)).toEqual(words(published));
  });

  it('looks the same when it is drawn from what guests may have', () => {
    const content = structuredClone(page.content);
    content.honeymoonFund = { enabled: false, title: 'Fund', description: 'Of ours', link: '/x' };
    content.registry = { enabled: false, links: [{ name: 'Bank', url: '', description: 'DE00' }] };
    Object.assign(content.rsvp, { enabled: false, email: 'us@example.com', options: ['Oui'] });
    const music = { enabled: false, youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ', autoplay: true };
    content.customizations.backgroundMusic = music;
    const drawn = [content, guestView(content)].map((shown) =>
      renderToStaticMarkup(<InvitationPage {...page} content={shown} />),
    );
    expect(drawn[1]).toBe(drawn[0]);
  });

  it('is brought to life and put to sleep in the preview without a complaint', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    await act(async () => root.render(<InvitationPage {...page} />));
    expect(container.querySelectorAll('[data-island-live]').length).toBeGreaterThan(1);
    expect(container.querySelector('[data-island]')).toBeNull();
    const renamed = structuredClone(page.content);
    renamed.couple.bride = 'Ottilie';
    await act(async () => root.render(<InvitationPage {...page} content={renamed} />));
    expect(container.querySelector('h1')?.textContent).toContain('Ottilie');
    await act(async () => root.unmount());
    expect(complaints).not.toHaveBeenCalled();
    container.remove();
  });
});
