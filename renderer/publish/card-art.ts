import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATIONERY } from './stationery/registry.ts';

/** What a template's preview cards are drawn from, fonts aside. */
export interface CardArt {
  readonly pictures: readonly CardPicture[];
  /** Changes with the pictures and with the code that draws. */
  readonly version: string;
}

export interface CardPicture {
  /** As the card's image nodes name it. */
  readonly src: string;
  readonly data: Uint8Array;
}

/** Reads the art of preview cards by template from a client build. */
export async function readCardArt(clientDir: string): Promise<ReadonlyMap<string, CardArt>> {
  const versions: Record<string, string> = JSON.parse(
    await readFile(join(clientDir, 'card-versions.json'), 'utf8'),
  );
  const entries = Object.entries(STATIONERY).map(async ([id, { art = [] }]) => {
    const pictures = await Promise.all(
      art.map(async (src) => ({ src, data: await readFile(join(clientDir, 'card-art', id, src)) })),
    );
    const hash = createHash('sha256').update(versions[id] ?? '');
    for (const { data } of pictures) hash.update(data);
    return [id, { pictures, version: hash.digest('hex').slice(0, 20) }] as const;
  });
  return new Map(await Promise.all(entries));
}
