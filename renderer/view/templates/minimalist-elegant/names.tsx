import type { ReactNode } from 'react';
import { namesOf } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { joinedNames } from '../../parts/names/joined-names.ts';

/** Matches names in Italiana's letters, Western European ones; others are set in the text face. */
const ITALIANA = /^[\s -~\u00a1-\u00ff\u0152\u0153\u2018\u2019]*$/;

export function faceOf(name: string): 'display' | 'text' {
  return ITALIANA.test(name) ? 'display' : 'text';
}

/**
 * Returns the face of a title that the couple wrote: that of its letters. Signs may be of another
 * face; amid a word, a letter may not.
 */
export function titleFaceOf(title: string): 'display' | 'text' {
  return faceOf(title.replace(/[^\p{L}\p{M}]/gu, ''));
}

interface NamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
  readonly className: string;
}

/** Both names with an ampersand, each on its own line. */
export function Names({ couple, as: Element, className }: NamesProps): ReactNode {
  const names = namesOf(couple);
  if (names.length === 0) return null;
  return (
    <Element
      className={`names ${className}`}
      data-faces={names.every((name) => faceOf(name) === 'display') ? 'display' : 'mixed'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joinedNames(names, 'data-face', faceOf)}
    />
  );
}

/** Returns both initials, or none if a name is missing or not in Italiana's letters (`faceOf`). */
export function initialsOf(couple: WeddingData['couple']): string[] {
  const names = namesOf(couple);
  if (names.length < 2 || names.some((name) => faceOf(name) === 'text')) return [];
  return names.map((name) => [...name][0]?.toLocaleUpperCase('en') ?? '');
}
