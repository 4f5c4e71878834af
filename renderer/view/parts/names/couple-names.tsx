import type { ReactNode } from 'react';
import { namesOf } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { joinedNames } from './joined-names.ts';
import { NAMELESS, nameScript } from './name-shape.ts';

interface CoupleNamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
}

/**
 * The couple's names; an empty one is left out. Built as markup instead of by React, which is slower:
 * every page shows them more than once.
 */
export function CoupleNames({ couple, as: Element }: CoupleNamesProps): ReactNode {
  const names = namesOf(couple);
  if (names.length === 0) return <Element className="names">{NAMELESS}</Element>;
  return (
    <Element
      className="names"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joinedNames(names, 'data-script', nameScript)}
    />
  );
}
