import type { Path } from '../geometry.ts';

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Returns path data of lines through the points, to one decimal. */
export function lines(paths: readonly Path[], closed = false): string {
  return paths
    .map(
      (path) =>
        `M${path.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`,
    )
    .join('');
}

interface Drawing {
  readonly width: number;
  readonly height: number;
}

/** Returns a complete file around the content; `width` and `height` are those of the view box. */
export function file({ width, height }: Drawing, content: string): string {
  const size = `${Math.round(width * 1000) / 1000} ${Math.round(height * 1000) / 1000}`;
  const [w, h] = size.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${size}">${content}</svg>\n`;
}
