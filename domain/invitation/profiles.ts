import { portrait } from './pictures.ts';
import type { WeddingData } from './wedding-data.ts';

/** Bride or groom, as shown to guests. */
export interface Profile {
  readonly person: 'bride' | 'groom';
  readonly name: string;
  /** "Daughter of …", "Son of …" (spec), or '' where no parents are given. */
  readonly parents: string;
  /** Address of the portrait, or of the template's placeholder. */
  readonly picture: string;
}

/** Returns bride and groom, leaving out whoever has no name. */
export function profilesOf(data: WeddingData): Profile[] {
  const { bride, groom, brideParents, groomParents } = data.couple;
  return [
    {
      person: 'bride' as const,
      name: bride.trim(),
      parents: parentsLine('Daughter of', brideParents),
      picture: portrait(data, 'bride'),
    },
    {
      person: 'groom' as const,
      name: groom.trim(),
      parents: parentsLine('Son of', groomParents),
      picture: portrait(data, 'groom'),
    },
  ].filter(({ name }) => name !== '');
}

function parentsLine(relation: string, parents: string): string {
  return parents.trim() === '' ? '' : `${relation} ${parents.trim()}`;
}
