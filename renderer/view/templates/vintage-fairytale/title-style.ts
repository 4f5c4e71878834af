import type { CSSProperties } from 'react';
import { eventsOf } from '#domain/invitation/events.ts';
import { registryLinksOf, storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** Latin letters that Cinzel Decorative lacks: those of Vietnamese and of few other languages. */
const BEYOND_CINZEL = /[ĈĉĔĕĜĝĤĥĨĩĬĭĴĵŜŝŨũŬŭ\u0180-\u0191\u0193-\u0217\u021c-\u024f\u1e00-\u1eff]/;

/**
 * Returns a style for the chapters: all titles are set in the face for reading if one of the couple's
 * has letters that Cinzel Decorative lacks. Amid its capitals, the browser would draw small ones.
 */
export function titleStyle(content: WeddingData): CSSProperties | undefined {
  const titles = [
    ...eventsOf(content).map(({ title }) => title),
    ...storySectionsOf(content).map(({ title }) => title),
    ...registryLinksOf(content).map(({ name }) => name),
    content.honeymoonFund.title,
  ];
  if (!titles.some((title) => BEYOND_CINZEL.test(title))) return undefined;
  return { '--title': 'var(--serif)' } as CSSProperties;
}
