import { open } from 'node:fs/promises';

/** Bytes of the description of an AVIF; a picture of 1,000 tiles has 50,000. */
const MAX_META = 1024 * 1024;
/** Boxes on the outermost level; encoders write up to ten. */
const MAX_BOXES = 100;
const HEAD = 16;

/**
 * Returns how many pixels have to be decoded for an AVIF, which may be put together from others,
 * from the same one also many times; infinitely many if its description is too long to be read.
 */
export async function avifPixels(file: string): Promise<number> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    let most = 0;
    let at = 0;
    for (let count = 0; at + 8 <= size; count += 1) {
      if (count === MAX_BOXES) return Number.POSITIVE_INFINITY;
      const { buffer } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, at);
      const box = boxAt(buffer, 0, size - at);
      if (!box) break;
      if (box.type === 'meta') {
        const length = box.end - box.start;
        if (length > MAX_META) return Number.POSITIVE_INFINITY;
        const meta = await handle.read(Buffer.alloc(length), 0, length, at + box.start);
        most = Math.max(most, pixelsOf(meta.buffer));
      }
      at += box.end;
    }
    return most;
  } finally {
    await handle.close();
  }
}

interface Box {
  readonly type: string;
  /** Where its content starts and ends. */
  readonly start: number;
  readonly end: number;
}

/** (ISO 14496-12, 4.2) Returns the box at this offset of what ends at `end`. */
function boxAt(bytes: Buffer, at: number, end: number): Box | undefined {
  if (at + 8 > end) return undefined;
  const size = bytes.readUInt32BE(at);
  const isLong = size === 1 && at + HEAD <= end;
  const start = at + (isLong ? HEAD : 8);
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size;
  if (at + length < start || at + length > end) return undefined;
  return { type: bytes.toString('latin1', at + 4, at + 8), start, end: at + length };
}

interface Content {
  readonly type: string;
  readonly content: Buffer;
}

function boxesIn(bytes: Buffer, skipped = 0): Content[] {
  const found: Content[] = [];
  for (let box = boxAt(bytes, skipped, bytes.length); box; ) {
    found.push({ type: box.type, content: bytes.subarray(box.start, box.end) });
    box = boxAt(bytes, box.end, bytes.length);
  }
  return found;
}

const EMPTY = Buffer.alloc(0);
/** Length of the version and flags of a full box. */
const FULL = 4;

/** Returns a function that reads the next number of so many bytes; 0 behind the end. */
function reader(bytes: Buffer, from: number): (size: number) => number {
  let at = from;
  return (size) => {
    const start = at;
    at += size;
    return at <= bytes.length ? bytes.readUIntBE(start, size) : 0;
  };
}

/** Derivations on top of each other; encoders write one or two. */
const MAX_DEPTH = 8;

/** (ISO 23008-12, 6.6) Returns the pixels of the derived item that takes the most. */
function pixelsOf(meta: Buffer): number {
  const parts = boxesIn(meta, FULL);
  const child = (type: string) => parts.find((box) => box.type === type)?.content ?? EMPTY;
  const areas = areasOf(boxesIn(child('iprp')));
  const sources = sourcesIn(child('iref'));
  const known = new Map<number, number>();
  const pixels = (item: number, depth: number): number => {
    const from = sources.get(item);
    if (!from) return areas.get(item) ?? 0;
    if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    const sum =
      known.get(item) ?? from.reduce((total, source) => total + pixels(source, depth + 1), 0);
    known.set(item, sum);
    return sum;
  };
  return [...sources.keys()].reduce((most, item) => Math.max(most, pixels(item, 0)), 0);
}

/** Returns the items from which each derived item is made (`dimg`), as often as it names them. */
function sourcesIn(iref: Buffer): Map<number, number[]> {
  const sources = new Map<number, number[]>();
  const idBytes = iref[0] === 0 ? 2 : 4;
  for (const { type, content } of boxesIn(iref, FULL)) {
    if (type !== 'dimg') continue;
    const next = reader(content, 0);
    const item = next(idBytes);
    const count = Math.min(next(2), content.length);
    const named = sources.get(item) ?? [];
    for (let index = 0; index < count; index += 1) named.push(next(idBytes));
    sources.set(item, named);
  }
  return sources;
}

/** Returns the pixels of each item, by the `ispe` among its properties. */
function areasOf(iprp: readonly Content[]): Map<number, number> {
  const properties = boxesIn(iprp.find((box) => box.type === 'ipco')?.content ?? EMPTY);
  const sizes = properties.map(({ type, content }) => {
    const next = reader(content, FULL);
    return type === 'ispe' ? next(4) * next(4) : 0;
  });
  const areas = new Map<number, number>();
  for (const { type, content } of iprp) {
    if (type !== 'ipma') continue;
    const idBytes = content[0] === 0 ? 2 : 4;
    const isWide = ((content[3] ?? 0) & 1) === 1;
    const next = reader(content, FULL);
    const items = Math.min(next(4), content.length);
    for (let read = 0; read < items; read += 1) {
      const item = next(idBytes);
      const used = next(1);
      for (let index = 0; index < used; index += 1) {
        const property = isWide ? next(2) & 0x7fff : next(1) & 0x7f;
        areas.set(item, Math.max(areas.get(item) ?? 0, sizes[property - 1] ?? 0));
      }
    }
  }
  return areas;
}
