import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';

/** Raw pixels, eight bits per channel; with four channels, straight alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Buffer;
}

export interface Budget {
  /** Largest size of the file in bytes. */
  readonly bytes: number;
  /** Quality to begin with, 1 to 100; 84 by default. */
  readonly quality?: number;
}

const POOR = 36;

function encode(raster: Raster, quality: number): Promise<Buffer> {
  const { width, height, channels } = raster;
  return sharp(raster.data, { raw: { width, height, channels } })
    .webp({ quality, effort: 6, preset: 'picture' })
    .toBuffer();
}

/**
 * Writes a WebP file at the best quality that fits the budget.
 * @throws when it doesn't fit at quality 36, where it would look poor
 */
export async function writeWebp(file: string, raster: Raster, budget: Budget): Promise<void> {
  for (let quality = budget.quality ?? 84; quality >= POOR; quality -= 4) {
    const body = await encode(raster, quality);
    if (body.length <= budget.bytes) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
      const size = `${(body.length / 1000).toFixed(1)} kB`;
      console.log(`${file}: ${raster.width} × ${raster.height}, ${size} at quality ${quality}`);
      return;
    }
  }
  throw new Error(`${file} doesn't fit into ${budget.bytes} bytes at quality ${POOR}`);
}

/**
 * Drawings are rounded to a tenth of a unit already. All paths are relative, so that shapes that
 * recur are the same text.
 */
const RELATIVE_PATHS = {
  name: 'preset-default',
  params: { overrides: { convertPathData: { floatPrecision: 1, utilizeAbsolute: false } } },
} as const;

/**
 * Returns a drawing in fewer bytes: with relative paths, which compress to a third less, and with
 * commas for their spaces, which a URL would escape.
 */
export function smallSvg(svg: string): string {
  const { data } = optimize(svg, { multipass: true, plugins: [RELATIVE_PATHS] });
  return data.replace(/ d="[^"]*"/g, (path) => ` ${path.slice(1).replaceAll(' ', ',')}`);
}

/**
 * Writes an SVG drawing in few bytes.
 * @throws when it has more than `bytes`
 */
export async function writeSvg(file: string, svg: string, bytes = 40_000): Promise<void> {
  const small = smallSvg(svg);
  if (Buffer.byteLength(small) > bytes) throw new Error(`${file} has ${small.length} bytes`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, small);
  console.log(`${file}: ${(small.length / 1000).toFixed(1)} kB`);
}

/** Draws an SVG `width` pixels wide: four times as large as its own size, then made smaller. */
function drawn(svg: string, width: number): Sharp {
  return sharp(Buffer.from(svg), { density: 4 * 72 }).resize(width);
}

/**
 * Writes an SVG drawing as a WebP picture, `width` pixels wide, on a transparent ground: without
 * loss, or at a quality from 1 to 100. For an SVG file, a browser makes a document of its own.
 */
export async function writeDrawn(
  file: string,
  svg: string,
  { width, quality }: { readonly width: number; readonly quality?: number },
): Promise<void> {
  const { height, size } = await drawn(svg, width)
    .webp(quality ? { quality, effort: 6, preset: 'picture' } : { lossless: true, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${width} × ${height}, ${(size / 1000).toFixed(1)} kB`);
}

/** Steps of transparency at a line's edge: eight look like 255 and take some half of the bytes. */
const INK_STEPS = 8;

/**
 * Writes an SVG drawing in one colour, `ink`, as a WebP picture without loss, `width` pixels wide,
 * on a transparent ground. It has some half of the bytes of what `writeDrawn` makes of it.
 */
export async function writeInk(
  file: string,
  svg: string,
  { width, ink }: { readonly width: number; readonly ink: string },
): Promise<void> {
  const { data, info } = await drawn(svg, width)
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = 255 / INK_STEPS;
  const matte = data.map((alpha) => Math.round(Math.round(alpha / step) * step));
  const { height } = info;
  const { size } = await sharp({ create: { width, height, channels: 3, background: ink } })
    .joinChannel(Buffer.from(matte), { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${width} × ${height}, ${(size / 1000).toFixed(1)} kB`);
}

/** Resolves with a smaller copy, `width` pixels wide. */
export async function shrink(raster: Raster, width: number): Promise<Raster> {
  const { channels } = raster;
  const height = Math.round((raster.height * width) / raster.width);
  const whole = sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels },
  });
  // separate from each other, or the resampler would weight colours by the matte
  const colour = await whole.clone().removeAlpha().resize(width, height).raw().toBuffer();
  if (channels === 3) return { width, height, channels, data: colour };
  const matte = await whole.extractChannel(3).resize(width, height).raw().toBuffer();
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    colour.copy(data, i * 4, i * 3, i * 3 + 3);
    data[i * 4 + 3] = matte[i] ?? 0;
  }
  return { width, height, channels, data };
}

/** Steps of transparency at an edge: four look like 255 and take half the bytes. */
const STEPS = 4;

/**
 * Returns a painting without its paper: at the edges, where paint and paper share a pixel, the
 * paper's part of the colour is removed, so that the piece can lie on any ground.
 */
export function cutOut(raster: Raster, paper: readonly [number, number, number]): Raster {
  const data = Buffer.from(raster.data);
  for (let i = 0; i < data.length; i += 4) {
    const painted = (data[i + 3] ?? 0) / 255;
    const alpha = Math.round(painted * STEPS) / STEPS;
    data[i + 3] = Math.round(alpha * 255);
    const share = Math.max(painted, 0.25);
    for (const [c, ground] of paper.entries()) {
      const free = ((data[i + c] ?? 0) - (1 - share) * ground) / share;
      if (alpha > 0) data[i + c] = Math.min(255, Math.max(0, Math.round(free)));
    }
  }
  return { ...raster, data };
}
