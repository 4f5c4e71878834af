import type { WeddingData } from './wedding-data.ts';

/** "Ophelia & Tobias"; one name alone while the other is missing, '' without any. */
export function coupleNames({ couple }: Pick<WeddingData, 'couple'>): string {
  return [couple.bride, couple.groom]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' & ');
}
