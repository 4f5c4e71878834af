import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from './short-hash.ts';
import { STATIONERY } from './stationery/registry.ts';

/** Everything that a template's preview cards are drawn from, except fonts. */
export interface CardArt {
  readonly pictures: readonly CardPicture[];
  /** Changes with the pictures and with the drawing code. */
  readonly version: string;
}

export interface CardPicture {
  /** The `src` that the card's image nodes use. */
  readonly src: string;
  readonly data: Uint8Array;
}

/** Reads the art of preview cards from a client build, by template id. */
export async function readCardArt(clientDir: string): Promise<ReadonlyMap<string, CardArt>> {
  const versions: Record<string, string> = JSON.parse(
    await readFile(join(clientDir, 'card-versions.json'), 'utf8'),
  );
  const entries = Object.entries(STATIONERY).map(async ([id, { art = [] }]) => {
    const pictures = await Promise.all(
      art.map(async (src) => ({ src, data: await readFile(join(clientDir, 'card-art', id, src)) })),
    );
    const inputs = [Buffer.from(versions[id] ?? ''), ...pictures.map(({ data }) => data)];
    return [id, { pictures, version: shortHash(Buffer.concat(inputs)) }] as const;
  });
  return new Map(await Promise.all(entries));
}
