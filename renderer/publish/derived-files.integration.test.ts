import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { weddingDataSchema } from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { type FontPart, readFontLibrary } from './font-library.ts';
import { createRenderer, type DerivedFile, type Renderer } from './renderer.ts';
import { STATIONERY } from './stationery/registry.ts';

const clientDir = 'dist/renderer';
let renderer: Renderer;
let fonts: ReadonlyMap<string, readonly FontPart[]>;
beforeAll(async () => {
  renderer = await createRenderer({ clientDir, publicUrl: 'https://invite.example' });
  fonts = await readFontLibrary(clientDir);
});

function derivedOf(
  bride: string,
  groom: string,
  venue = 'Wrenfield House',
  selectedTemplate = 'floral-elegance',
): readonly DerivedFile[] {
  const content = weddingDataSchema.parse({
    customizations: { selectedTemplate },
    couple: { bride, groom },
    wedding: { date: '2027-06-19', time: '15:30', venue: { name: venue } },
  });
  return renderer.render({ id: '01', slug: 'couple', revision: 1, content, savedAt: 0 }).derived;
}

const named = (files: readonly DerivedFile[], start: string) =>
  files.filter(({ name }) => name.startsWith(start));

/** Returns the outlines and places of the glyphs that a font (WOFF2) draws a text with, as JSON. */
async function drawing(woff2: Uint8Array = new Uint8Array(), text: string): Promise<string> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
  const sfnt = Uint8Array.from(await subsetFont(Buffer.from(woff2), '', options));
  const font = new Font(new Face(new Blob(sfnt.buffer)));
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const outlines = buffer.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint));
  return JSON.stringify([outlines, buffer.getGlyphPositions()]);
}

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

  it('leaves out names and places that no font can write, and never one name alone', () => {
    const name = (...texts: [string, string, string?]) =>
      named(derivedOf(...texts), 'social-')[0]?.name;
    expect(name('สมหญิง', 'Tobias')).toBe(name('', ''));
    expect(name('Ophelia', 'สมชาย')).toBe(name('', ''));
    expect(name('Ophelia', 'Tobias', 'วัดอรุณ')).toBe(name('Ophelia', 'Tobias', ''));
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

  it('has another name for other letters, and the same for these in another order', () => {
    const name = (bride: string, groom: string) =>
      named(derivedOf(bride, groom), 'names-')[0]?.name;
    expect(name('Ada', 'Bo')).not.toBe(name('Ada', 'Bob'));
    expect(name('Ada', 'Bo')).toBe(name('Bo', 'Ada'));
    expect(name('Ada', 'Bo')).toBe(name('Ada', 'Boo'));
  });

  it.each([
    ['floral-elegance', 'Ophelia', 'Geoffrey'],
    ['vintage-fairytale', 'Zoë', 'Christopher'],
    ['islamic-serenity', 'فاطِمة', 'عبدالله'],
  ])('of %s draws %s & %s as the whole face does', async (template, bride, groom) => {
    const [face] = named(derivedOf(bride, groom, '', template), 'names-');
    const family = STATIONERY[template as TemplateId].namesFace ?? '';
    const whole = fonts.get(family)?.find(({ covers }) => covers(bride.codePointAt(0) ?? 0));
    for (const name of [bride, groom]) {
      expect(await drawing(await face?.make(), name)).toBe(await drawing(whole?.data, name));
    }
  });

  it('has one file for each part of the family that the names touch', () => {
    expect(named(derivedOf('Ada', 'Bo'), 'names-')).toHaveLength(1);
    expect(named(derivedOf('Zoë', 'Łucja'), 'names-')).toHaveLength(2);
  });

  it('is not cut for letters that it does not have', () => {
    expect(named(derivedOf('王小明', '李美丽'), 'names-')).toHaveLength(0);
  });
});
