import { expect, test } from 'vitest';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { drawSample, texts } from '../../testing/sample-page.tsx';

/** The page of a couple who have entered their names alone, and want no replies. */
const drawNamesOnly = (template: TemplateId) =>
  drawSample(template, (content) => {
    Object.assign(
      content,
      weddingDataSchema.parse({
        couple: { bride: 'Ada', groom: 'Bo' },
        rsvp: { enabled: false },
        customizations: { selectedTemplate: template },
      }),
    );
  });

/** Headings that such a page has. */
const HEADINGS: Readonly<Record<TemplateId, readonly string[]>> = {
  'floral-elegance': ['Ada', 'Bo'],
  'vintage-fairytale': ['The Bride and the Groom'],
  'minimalist-elegant': ['Meet the Couple'],
  'serene-lens': ['Welcome to Our Celebration'],
  'islamic-serenity': ['The Bride & Groom'],
  'scientific-vibes': ['Article Info', 'Abstract', 'I Conclusion'],
};

test.each(TEMPLATE_IDS)(
  'sections of %s without content disappear with their headings',
  (template) => {
    const page = drawNamesOnly(template);
    expect(texts(page, 'h2')).toEqual(HEADINGS[template]);
    expect(page.querySelectorAll('a:is([href="#rsvp"], [href$=".ics"])')).toHaveLength(0);
    expect(page.textContent).not.toContain('undefined');
  },
);
