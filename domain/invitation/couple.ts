import type { WeddingData } from './wedding-data.ts';

/** Returns the names that are not empty, trimmed, bride first. */
export function namesOf({
  bride,
  groom,
}: Pick<WeddingData['couple'], 'bride' | 'groom'>): string[] {
  return [bride.trim(), groom.trim()].filter((name) => name !== '');
}

/** "Ophelia & Tobias"; one name alone while the other is missing, '' without any. */
export function coupleNames({ couple }: Pick<WeddingData, 'couple'>): string {
  return namesOf(couple).join(' & ');
}
