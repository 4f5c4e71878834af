import { createReadStream } from 'node:fs';
import { avifPixels } from './avif-pixels.ts';
import type { UploadFormat } from './recognise.ts';

/**
 * Scans of a JPEG: cameras and optimizers write up to 20. Each may be a few bytes long and still
 * takes 15 ms for 50 megapixels, in a step that no timeout interrupts.
 */
const MAX_SCANS = 100;
/**
 * Frames of a WebP, of which only the first is used. Listing them takes a time that grows with the
 * square of their number: half a second for 10,000, hours for those that fit into 50 MB.
 */
const MAX_FRAMES = 5_000;
/**
 * Pixels decoded for an AVIF that is put together from others. Cameras write tiles that cover the
 * picture once; 256 tiles as large as the picture itself take 290 s.
 */
const MAX_TILE_PIXELS = 100_000_000;

/** Counts parts in a file's bytes, which come in pieces; returns how many there were so far. */
type PartCounter = (piece: Buffer) => number;

/** Returns whether the file has so many parts that it could keep the decoder busy for minutes. */
export async function hasTooManyParts(file: string, format: UploadFormat): Promise<boolean> {
  if (format === 'jpeg') return exceeds(file, countScans(), MAX_SCANS);
  if (format === 'webp') return exceeds(file, countFrames(), MAX_FRAMES);
  return format === 'avif' && (await avifPixels(file)) > MAX_TILE_PIXELS;
}

async function exceeds(file: string, count: PartCounter, max: number): Promise<boolean> {
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 256 * 1024 });
  for await (const piece of pieces) if (count(piece) > max) return true;
  return false;
}

/** (ITU T.81, B.1.1) Markers of a JPEG. */
const [MARKER, STUFFED, TEM, RST0, RST7, SOI, EOI, SOS] = [
  0xff, 0x00, 0x01, 0xd0, 0xd7, 0xd8, 0xd9, 0xda,
];
const isAlone = (code: number) =>
  code === STUFFED || code === TEM || code === SOI || (code >= RST0 && code <= RST7);

/**
 * Counts the scans of a JPEG as decoders find them: those of a thumbnail within a segment do not
 * count, nor anything behind the end, where phones keep a second picture or a film.
 */
export function countScans(): PartCounter {
  let scans = 0;
  let expected: 'marker' | 'code' | 'length' | 'rest of length' | 'nothing' = 'marker';
  let length = 0;
  let skipped = 0;
  return (piece) => {
    let at = 0;
    while (at < piece.length && expected !== 'nothing') {
      if (skipped > 0) {
        const step = Math.min(skipped, piece.length - at);
        skipped -= step;
        at += step;
        continue;
      }
      if (expected === 'marker') {
        at = piece.indexOf(MARKER, at);
        if (at < 0) break;
        expected = 'code';
      } else {
        const byte = piece[at] ?? 0;
        if (expected === 'length') {
          length = byte * 256;
          expected = 'rest of length';
        } else if (expected === 'rest of length') {
          skipped = Math.max(0, length + byte - 2);
          expected = 'marker';
        } else if (byte !== MARKER) {
          if (byte === SOS) scans += 1;
          expected = byte === EOI ? 'nothing' : isAlone(byte) ? 'marker' : 'length';
        }
      }
      at += 1;
    }
    return scans;
  };
}

const FRAME = 'ANMF';

/** Counts the frames of a WebP by their chunks' names, which chance writes once in 4 GB. */
export function countFrames(): PartCounter {
  let frames = 0;
  let tail = Buffer.alloc(0);
  return (piece) => {
    const bytes = Buffer.concat([tail, piece]);
    for (let at = bytes.indexOf(FRAME); at >= 0; at = bytes.indexOf(FRAME, at + FRAME.length)) {
      frames += 1;
    }
    tail = bytes.subarray(Math.max(0, bytes.length - FRAME.length + 1));
    return frames;
  };
}
