// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { withTexts } from '#domain/invitation/testing.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { FACE_TYPE, PAGE_SCRIPTS } from '#domain/page-scripts.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { pageHtml } from '#tests/support/page-html.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const ATTACK = `"'><script>alert(1)</script><img src=x onerror=alert(1)></style></title><!--island 0-->`;

let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer({
    clientDir: 'dist/renderer',
    publicUrl: 'https://invite.example',
  });
});

/** Ends of the paths of texts that have a form of their own. */
const KEPT = /\.(?:date|time|deadline|countdownTarget(?:Date|Time)|id|selectedTemplate)$/;

/** Returns the sample with every text replaced, except those that are `KEPT`. */
function filledWith(sample: WeddingData, text: string): WeddingData {
  const filled = withTexts(sample, (value, path) => (KEPT.test(path) ? value : text));
  return weddingDataSchema.parse(filled);
}

function pageOf(content: WeddingData) {
  const page = renderer.render({ id: '01', slug: 'couple', revision: 1, content, savedAt: 0 });
  const html = pageHtml(page);
  return { html, document: new DOMParser().parseFromString(html, 'text/html') };
}

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  const sample = sampleInvitation(templateId, '2026-09-12');
  sample.honeymoonFund.enabled = true;
  sample.registry.enabled = true;
  sample.customizations.backgroundMusic.enabled = true;

  it('keeps markup in texts as text', () => {
    const { document } = pageOf(filledWith(sample, ATTACK));
    const scripts = [...document.querySelectorAll('script')];
    const faces = scripts.filter(({ type }) => type === FACE_TYPE);
    for (const { textContent } of faces) expect(textContent).toMatch(/^[\w+/=]+$/);
    const running = scripts.filter(({ type }) => type !== FACE_TYPE);
    expect(running.map(({ textContent }) => textContent)).toEqual(PAGE_SCRIPTS);
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    expect(document.querySelectorAll('[data-island="rsvp"]')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).toContain('<script>alert(1)</script>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('makes no link and loads nothing of %s', (url) => {
    const { document } = pageOf(filledWith(sample, url));
    const addresses = [...document.querySelectorAll('[href], [src], [action], [formaction]')]
      .flatMap((element) =>
        ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name)),
      )
      .filter((address) => address !== null);
    for (const address of addresses) {
      expect(address).not.toMatch(/^\s*(?:java\s*script|vbscript|data:text)/i);
    }
  });

  it('is well-formed text whatever was stored', () => {
    const { html, document } = pageOf(filledWith(sample, 'Zo\ud83d e\udc00 end'));
    expect(html.isWellFormed()).toBe(true);
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      const props: unknown = JSON.parse(island.dataset.props ?? '');
      expect(JSON.stringify(props)).not.toMatch(/\\ud[89a-f]/i);
    }
  });
});
