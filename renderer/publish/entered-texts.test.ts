import { expect, it } from 'vitest';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { textFields, withTexts } from '#domain/invitation/testing.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { renderBody } from './render-body.ts';

/** Paths of texts that no page shows verbatim; `*` stands for an index. */
const NEVER_VERBATIM: ReadonlySet<string> = new Set([
  'customizations.selectedTemplate',
  'customizations.backgroundMusic.youtubeUrl',
  'wedding.events.*.id',
  // Dates and times are formatted.
  'wedding.events.*.date',
  'wedding.events.*.time',
  'rsvp.deadline',
  'customizations.countdownTargetDate',
  'customizations.countdownTargetTime',
  // Legacy: events take priority.
  'wedding.date',
  'wedding.time',
  'wedding.venue.name',
  'wedding.venue.address',
]);

/** (spec) Paths of texts that a template does not show. */
const LEFT_OUT: Readonly<Partial<Record<TemplateId, readonly string[]>>> = {
  'scientific-vibes': [
    'rsvp.options.*',
    'registry.links.*.name',
    'registry.links.*.url',
    'registry.links.*.description',
    'honeymoonFund.title',
    'honeymoonFund.description',
    'honeymoonFund.link',
  ],
};

/** Returns the text to enter at a path: a URL or an e-mail address, valid in every field. */
const entered = (path: string) =>
  path === 'rsvp.email' ? `${path}@example.com` : `https://example.com/${path}/`;

/** Returns the sample with a distinct text at each path, and those paths. */
function filled(sample: WeddingData): { content: WeddingData; paths: readonly string[] } {
  const paths = textFields(sample).filter((path) => !NEVER_VERBATIM.has(path));
  const content = withTexts(sample, (text, path) => (paths.includes(path) ? entered(path) : text));
  return { content: weddingDataSchema.parse(content), paths };
}

it.each(TEMPLATE_IDS)('%s shows every text that a couple can enter', (templateId) => {
  const sample = sampleInvitation(templateId, '2026-09-12');
  sample.registry.enabled = true;
  sample.honeymoonFund.enabled = true;
  const { content, paths } = filled(sample);
  const page = renderBody({ content, slug: 'a-b', invitationId: '1' });
  const missing = paths.filter((path) => !page.includes(entered(path)));
  expect(missing, 'not drawn by the template, but for those in LEFT_OUT').toEqual(
    LEFT_OUT[templateId] ?? [],
  );
});
