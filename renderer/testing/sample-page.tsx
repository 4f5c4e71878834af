import { renderToStaticMarkup } from 'react-dom/server';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { InvitationPage } from '../view/invitation-page.tsx';

/**
 * Renders the published page of a template's sample couple into the test's document, with no island
 * mounted yet. `change` edits the content first. Returns the body.
 */
export function drawSample(
  template: TemplateId,
  change: (content: WeddingData) => void = () => {},
): HTMLElement {
  const content = sampleInvitation(template, '2026-09-12');
  change(content);
  document.body.innerHTML = renderToStaticMarkup(
    <InvitationPage
      content={content}
      slug="the-couple"
      invitationId="01"
      mode="page"
      renderIsland={(island) => renderToStaticMarkup(island)}
    />,
  );
  return document.body;
}

/** Returns the texts of the matching elements, with whitespace collapsed. */
export const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) =>
    element.textContent.replace(/\s+/g, ' ').trim(),
  );

/** Returns the links whose text is exactly `name`. */
export const links = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('a')].filter((link) => link.textContent === name);
