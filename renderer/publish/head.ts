import { escapeHtml } from '#renderer/view/parts/text/escape-html.ts';

export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute address of the social image, 1200×630. */
  readonly image: string;
  readonly imageAlt: string;
  /** Colours of the template: what the browser paints around the page, and the favicon. */
  readonly paper: string;
  readonly accent: string;
}

/**
 * Everything in the head that other programs read. It stands before the styles: readers of links
 * look at the first 8 kB only.
 */
export function headTags(facts: HeadFacts): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(facts.title)}</title>`,
    named('description', facts.description),
    named('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', facts.url),
    property('og:image', facts.image),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', facts.imageAlt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', facts.title),
    named('twitter:description', facts.description),
    named('twitter:image', facts.image),
    named('twitter:image:alt', facts.imageAlt),
    named('referrer', 'strict-origin-when-cross-origin'),
    named('format-detection', 'telephone=no'),
    named('color-scheme', 'light'),
    named('theme-color', facts.paper),
    `<link rel="canonical" href="${escapeHtml(facts.url)}">`,
    `<link rel="icon" type="image/svg+xml" href="${favicon(facts.accent)}">`,
  ].join('\n');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** Two rings in the template's accent, as data URI. */
function favicon(accent: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${accent}" ` +
    'stroke-width="2.6"><circle cx="12" cy="18" r="8"/><circle cx="20" cy="14" r="8"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
