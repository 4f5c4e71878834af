import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { nameScript, namesOf } from '../../parts/names/name-shape.ts';

/**
 * First letters of the names, where letters can stand alone: what shows in a frame before its
 * picture is there, and when it never comes.
 */
export function Monogram({ couple }: { readonly couple: WeddingData['couple'] }): ReactNode {
  const names = namesOf(couple);
  if (names.length === 0 || names.some((name) => nameScript(name) === 'plain')) return null;
  return (
    <p className="monogram" aria-hidden="true">
      {names.map((name) => [...name][0]).join(' & ')}
    </p>
  );
}
