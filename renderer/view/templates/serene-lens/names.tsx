import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { joinedNames } from '../../parts/names/joined-names.ts';
import { shownNames } from '../../parts/names/name-shape.ts';

/** Matches names in Marcellus's letters, European ones; others are set in the text face. */
const MARCELLUS = /^[\s -~\u00a1-\u017f\u2018\u2019]*$/;

export function faceOf(name: string): 'display' | 'text' {
  return MARCELLUS.test(name) ? 'display' : 'text';
}

interface NamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
  readonly className: string;
}

/** Both names with an ampersand, as large as they allow: the page's masthead. */
export function Names({ couple, as: Element, className }: NamesProps): ReactNode {
  const shown = shownNames(couple);
  return (
    <Element
      className={`names ${className}`}
      data-faces={shown.every((name) => faceOf(name) === 'display') ? 'display' : 'mixed'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joinedNames(shown, 'data-face', faceOf)}
    />
  );
}
