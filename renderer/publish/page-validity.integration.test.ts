import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { pageHtml } from '#tests/support/page-html.ts';
import { galleryStates } from '../gallery/states.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's way of writing markup: `srcSet`, `<img/>`, `required=""`.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Custom properties are passed to the style sheet in `style`.
    'no-inline-style': 'off',
    // Names may be long.
    'long-title': 'off',
  },
});

/** Everything filled in, almost nothing, too much, and names in another script. */
const STATES = ['full', 'sparse', 'overfull', 'arabic'];

let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer({
    clientDir: 'dist/renderer',
    publicUrl: 'https://invite.example',
  });
});

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  const states = galleryStates(templateId).filter(([name]) => STATES.includes(name));
  it.each(states)('is valid HTML: %s', async (_, content) => {
    const page = renderer.render({ id: '01', slug: 'couple', revision: 1, content, savedAt: 0 });
    const report = await validator.validateString(pageHtml(page));
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => ({ ruleId, message, line, column })),
    ).toEqual([]);
  });
});
