import { escapeHtml } from '#domain/escape-html.ts';
import { FIRST_VIEW_END } from '#renderer/view/invitation-page.tsx';
import { CARD_SIZE } from './stationery/card-nodes.ts';

/** Browsers that support it paint nothing until the first section has arrived completely. */
const WAIT_FOR_FIRST_VIEW = `<link rel="expect" href="#${FIRST_VIEW_END}" blocking="render">`;

export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URL of the preview card. */
  readonly image: string;
  readonly imageAlt: string;
  /** The template's CSS colour for what the browser shows around the page. */
  readonly paper: string;
  /** Data URI of a PNG. */
  readonly icon: string;
}

/**
 * Returns the tags that other programs read. They come before the styles, because link previewers
 * read only the first 8 kB. The colours are light only: a browser that darkens pages would lighten
 * the words and leave the pictures of paper below them as they are.
 */
export function headTags(facts: HeadFacts): string {
  const title = escapeHtml(facts.title);
  const description = escapeHtml(facts.description);
  const url = escapeHtml(facts.url);
  const image = escapeHtml(facts.image);
  const imageAlt = escapeHtml(facts.imageAlt);
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${CARD_SIZE.width}">
<meta property="og:image:height" content="${CARD_SIZE.height}">
<meta property="og:image:alt" content="${imageAlt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${imageAlt}">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="format-detection" content="telephone=no">
<meta name="color-scheme" content="only light">
<meta name="theme-color" content="${facts.paper}">
${WAIT_FOR_FIRST_VIEW}
<link rel="canonical" href="${url}">
<link rel="icon" type="image/png" href="${facts.icon}">`;
}

/** Returns a tag for the head that loads a face of the first view before a style requests it. */
export function fontPreload(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>\n`;
}
