import { namesOf } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { minimalistElegant } from '#domain/templates/minimalist-elegant.ts';
import type { SectionType } from '#domain/templates/section-types.ts';
import type { BottomNavEntry } from '../../parts/bottom-nav/bottom-nav.tsx';
import type { DrawnSection } from '../template-view.ts';

/** (spec) Labels of the navigation's entries by section type. */
const LABELS: Readonly<Partial<Record<SectionType, string>>> = {
  minimalistHero: 'Home',
  minimalistCouple: 'Couple',
  minimalistEvents: 'Events',
  minimalistStory: 'Story',
  minimalistRsvp: 'RSVP',
  minimalistGallery: 'Gallery',
  minimalistRegistry: 'Registry',
};

/** Returns the bottom navigation's entries: one per section that is shown, in page order. */
export function navigationOf(
  sections: readonly Pick<DrawnSection, 'type'>[],
  { couple }: Pick<WeddingData, 'couple'>,
): BottomNavEntry[] {
  return sections.flatMap(({ type }) => {
    // Without names, the couple's section is only a quote.
    if (type === 'minimalistCouple' && namesOf(couple).length === 0) return [];
    const id = minimalistElegant.sections.find((section) => section.type === type)?.id;
    const label = LABELS[type];
    return id === undefined || label === undefined ? [] : [{ id, label }];
  });
}
