import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The calls to HarfBuzz's subsetter (hb-subset.h) used here; pointers and handles are numbers. */
interface HarfBuzzSubset {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const MEMORY_WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x001;
const NO_LAYOUT_CLOSURE = 0x200;

export interface GlyphSubset {
  readonly characters: string;
  /** Glyph ids: all that shaping passes through, not only the final ones. */
  readonly glyphs: Iterable<number>;
  readonly features: readonly string[];
}

/**
 * Cuts a font (TrueType or OpenType) down to some glyphs and the layout rules between them.
 * `subset-font` keeps every glyph that the letters could become, which for Arabic is twice as much.
 */
export async function subsetGlyphs(font: Uint8Array, subset: GlyphSubset): Promise<Uint8Array> {
  const wasm = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(wasm));
  const harfbuzz = instance.exports as unknown as HarfBuzzSubset;
  harfbuzz._initialize();
  const data = harfbuzz.malloc(font.byteLength);
  new Uint8Array(harfbuzz.memory.buffer).set(font, data);
  const blob = harfbuzz.hb_blob_create(data, font.byteLength, MEMORY_WRITABLE, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  harfbuzz.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) harfbuzz.hb_set_add(set, value);
  };
  const features = harfbuzz.hb_subset_input_set(input, LAYOUT_FEATURES);
  harfbuzz.hb_set_clear(features);
  add(features, subset.features.map(tag));
  add(
    harfbuzz.hb_subset_input_unicode_set(input),
    [...subset.characters].map((character) => character.codePointAt(0) ?? 0),
  );
  add(harfbuzz.hb_subset_input_glyph_set(input), subset.glyphs);
  const result = harfbuzz.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error('HarfBuzz could not cut the font');
  const cut = harfbuzz.hb_face_reference_blob(result);
  const begin = harfbuzz.hb_blob_get_data(cut, 0);
  const end = begin + harfbuzz.hb_blob_get_length(cut);
  return new Uint8Array(harfbuzz.memory.buffer).slice(begin, end);
}

/** Returns an OpenType tag as a number. */
function tag(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE();
}
