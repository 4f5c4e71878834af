import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';

/** One style of a family, split into files by script; the first that has a character draws it. */
export interface Typeface {
  readonly fonts: readonly Font[];
  readonly unitsPerEm: number;
}

/** Unpacks a WOFF 1.0 file (W3C) into the OpenType font that it wraps. */
function unpack(woff: Uint8Array): Uint8Array {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = source.getUint16(12);
  const font = new Uint8Array(source.getUint32(16));
  const target = new DataView(font.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  const power = 2 ** Math.floor(Math.log2(count));
  target.setUint16(6, power * 16);
  target.setUint16(8, Math.log2(power));
  target.setUint16(10, (count - power) * 16);
  let offset = 12 + count * 16;
  for (let i = 0; i < count; i += 1) {
    const entry = 44 + i * 20;
    const [start, packed, length] = [4, 8, 12].map((at) => source.getUint32(entry + at));
    if (start === undefined || packed === undefined || length === undefined) continue;
    const part = woff.subarray(start, start + packed);
    font.set(packed < length ? inflateSync(part) : part, offset);
    const record = 12 + i * 16;
    target.setUint32(record, source.getUint32(entry));
    target.setUint32(record + 4, source.getUint32(entry + 16));
    target.setUint32(record + 8, offset);
    target.setUint32(record + 12, length);
    offset += (length + 3) & ~3;
  }
  return font;
}

/** Loads a style of a Fontsource package, e.g. `stix-two-text`, `400-italic`. */
export function loadTypeface(family: string, style: string, scripts: readonly string[]): Typeface {
  const require = createRequire(import.meta.url);
  const fonts = scripts.map((script) => {
    const file = require.resolve(`@fontsource/${family}/files/${family}-${script}-${style}.woff`);
    return new Font(new Face(new Blob(unpack(readFileSync(file)))));
  });
  return { fonts, unitsPerEm: fonts[0]?.face.upem ?? 1000 };
}

interface Glyph {
  readonly path: string;
  readonly advance: number;
}

function knows(font: Font, character: string): boolean {
  const buffer = new Shaped();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos().every(({ codepoint }) => codepoint !== 0);
}

/** Returns the glyphs of a text in order, each run in the first font that has its characters. */
function glyphsOf(face: Typeface, text: string): Glyph[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = face.fonts.find((each) => knows(each, character)) ?? face.fonts[0];
    if (!font) throw new Error('a typeface without fonts');
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs.flatMap((run) => {
    const buffer = new Shaped();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(run.font, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, i) => ({
      path: run.font.glyphToPath(codepoint),
      advance: places[i]?.xAdvance ?? 0,
    }));
  });
}

export interface TextSet {
  readonly x: number;
  readonly y: number;
  /** Size in pixels. */
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Degrees around (x, y). */
  readonly turn?: number;
  readonly fill?: string;
  /** Space between letters in pixels. */
  readonly tracking?: number;
}

/** Returns the width of a text in pixels. */
export function textWidth(face: Typeface, text: string, size: number, tracking = 0): number {
  const units = glyphsOf(face, text).reduce((sum, glyph) => sum + glyph.advance, 0);
  return (units * size) / face.unitsPerEm + tracking * [...text].length;
}

/** Returns a text as an SVG path: it looks the same everywhere, with or without the font. */
export function textPath(face: Typeface, text: string, set: TextSet): string {
  // whole numbers on a grid of 400 per em: half the bytes, and finer than any screen
  const grid = 400 / face.unitsPerEm;
  const scale = set.size / 400;
  const width = textWidth(face, text, set.size, set.tracking);
  const share = { start: 0, middle: 0.5, end: 1 }[set.anchor ?? 'start'];
  let x = (-width * share) / scale;
  const parts: string[] = [];
  for (const glyph of glyphsOf(face, text)) {
    parts.push(moved(glyph.path, x, grid));
    x += glyph.advance * grid + (set.tracking ?? 0) / scale;
  }
  const turn = set.turn ? ` rotate(${set.turn})` : '';
  const fill = set.fill ? ` fill="${set.fill}"` : '';
  const place = `translate(${round(set.x)} ${round(set.y)})${turn} scale(${scale})`;
  return `<path transform="${place}"${fill} d="${parts.join('')}"/>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Converts path data from font units, y upwards, to the grid, y downwards, shifted to the right;
 * every command but the first of an outline is relative, which takes fewer digits.
 */
function moved(path: string, shift: number, grid: number): string {
  let [x, y] = [0, 0];
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const trimmed = numbers.trim();
    if (trimmed === '') return 'z';
    const placed = trimmed
      .split(/[\s,]+/)
      .map((value, i) =>
        Math.round(i % 2 === 0 ? Number(value) * grid + shift : -Number(value) * grid),
      );
    const [fromX, fromY] = command === 'M' ? [0, 0] : [x, y];
    [x = 0, y = 0] = placed.slice(-2);
    const steps = placed.map((value, i) => value - (i % 2 === 0 ? fromX : fromY));
    const name = command === 'M' ? 'M' : command.toLowerCase();
    return name + steps.join(' ').replaceAll(' -', '-');
  });
}
