import type { ReactNode } from 'react';
import { namesOf } from '#domain/invitation/couple.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { nameScript } from '../../parts/names/name-shape.ts';

/**
 * First letters of the names, if all are in Latin or Cyrillic, whose letters can stand alone: seen
 * in a frame until its picture has loaded, or if it fails.
 */
export function Monogram({ couple }: { readonly couple: WeddingData['couple'] }): ReactNode {
  const names = namesOf(couple);
  if (names.length === 0 || names.some((name) => nameScript(name) !== 'script')) return null;
  return (
    <p className="monogram" aria-hidden="true">
      {names.map((name) => [...name][0]).join(' & ')}
    </p>
  );
}
