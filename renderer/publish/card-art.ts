import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATIONERY } from './stationery/registry.ts';

/** A picture on a template's preview card. */
export interface CardArt {
  /** As the card's image nodes name it. */
  readonly src: string;
  readonly data: Uint8Array;
  readonly hash: string;
}

/** Pictures of preview cards by template, from a client build. */
export async function readCardArt(
  clientDir: string,
): Promise<ReadonlyMap<string, readonly CardArt[]>> {
  const entries = Object.entries(STATIONERY).map(async ([id, { art = [] }]) => {
    const pictures = art.map(async (src) => {
      const data = await readFile(join(clientDir, 'card-art', id, src));
      return { src, data, hash: createHash('sha256').update(data).digest('hex').slice(0, 20) };
    });
    return [id, await Promise.all(pictures)] as const;
  });
  return new Map(await Promise.all(entries));
}
