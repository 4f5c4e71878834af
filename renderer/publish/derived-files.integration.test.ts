import sharp from 'sharp';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import { createRenderer, type DerivedFile, type Renderer } from './renderer.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer({
    clientDir: 'dist/renderer',
    publicUrl: 'https://invite.example',
  });
});

function derivedOf(
  bride: string,
  groom: string,
  venue = 'Wrenfield House',
): readonly DerivedFile[] {
  const content = weddingDataSchema.parse({
    couple: { bride, groom },
    wedding: { date: '2027-06-19', time: '15:30', venue: { name: venue } },
  });
  return renderer.render({ id: '01', slug: 'couple', revision: 1, content, savedAt: 0 }).derived;
}

const named = (files: readonly DerivedFile[], start: string) =>
  files.filter(({ name }) => name.startsWith(start));

describe('the preview card', () => {
  it.each([
    ['Ophelia', 'Tobias'],
    ['Maximiliana Theodora von Hohenstaufen-Waldburg', 'W'.repeat(200)],
    ['فاطمة', 'عبد الرحمن'],
    ['王小明', '李美丽'],
  ])('is a JPEG of 1200×630 below 300 kB: %s & %s', async (bride, groom) => {
    const card = await named(derivedOf(bride, groom), 'social-')[0]?.make();
    const { format, width, height } = await sharp(card).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(card?.length).toBeLessThanOrEqual(300_000);
  });

  it('has another name when it says something else, and the same otherwise', () => {
    const name = (files: readonly DerivedFile[]) => named(files, 'social-')[0]?.name;
    expect(name(derivedOf('Ada', 'Bo'))).toBe(name(derivedOf('Ada', 'Bo')));
    expect(name(derivedOf('Ada', 'Bo'))).not.toBe(name(derivedOf('Ada', 'Boo')));
    expect(name(derivedOf('Ada', 'Bo'))).not.toBe(name(derivedOf('Ada', 'Bo', 'The Orangery')));
  });
});

describe("the names' face", () => {
  it('is a small font with the letters of the names', async () => {
    const [face] = named(derivedOf('Ophelia', 'Tobias'), 'names-');
    const font = Buffer.from((await face?.make()) ?? []);
    expect(font.length).toBeLessThan(8_000);
    expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
    await expect(subsetFont(font, 'Oph', { targetFormat: 'sfnt' })).resolves.toBeInstanceOf(Buffer);
  });

  it('has one file for each part of the family that the names touch', () => {
    expect(named(derivedOf('Ada', 'Bo'), 'names-')).toHaveLength(1);
    expect(named(derivedOf('Zoë', 'Łucja'), 'names-')).toHaveLength(2);
  });

  it('is not cut for letters that it does not have', () => {
    expect(named(derivedOf('王小明', '李美丽'), 'names-')).toHaveLength(0);
  });
});
