import type { CSSProperties, ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { joinedNames } from '../../parts/names/joined-names.ts';
import { breadth, longestWord, namesOf, namesSize } from '../../parts/names/name-shape.ts';

/** Matches names in Marcellus's letters, European ones; others are set in the text face. */
const MARCELLUS = /^[\s -~\u00a1-\u017f\u2018\u2019]*$/;

export function faceOf(name: string): 'display' | 'text' {
  return MARCELLUS.test(name.normalize('NFC')) ? 'display' : 'text';
}

/**
 * Returns a `style` with the breadth of the longest word, at most 20, and of all names on one line,
 * at least 8.
 */
function nameWidth(names: readonly string[]): CSSProperties {
  return {
    '--chars': Math.min(longestWord(names), 20),
    '--letters': Math.max(8, breadth(names.join(' & '))),
  } as CSSProperties;
}

interface NamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
  readonly className: string;
}

/** Both names with an ampersand, as large as they allow: the page's masthead. */
export function Names({ couple, as: Element, className }: NamesProps): ReactNode {
  const names = namesOf(couple);
  const shown = names.length > 0 ? names : ['Our Wedding'];
  return (
    <Element
      className={`names ${className}`}
      data-size={namesSize(shown)}
      data-faces={shown.every((name) => faceOf(name) === 'display') ? 'display' : 'mixed'}
      style={nameWidth(shown)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joinedNames(shown, 'data-face', faceOf)}
    />
  );
}
