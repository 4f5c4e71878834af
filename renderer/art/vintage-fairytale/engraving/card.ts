import { cloth } from './cloth.ts';
import { CORNER, frame } from './frame.ts';
import { GOLD, GREEN, GREEN_LINE, PARCHMENT } from './palette.ts';
import { file } from './svg.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** The page on the cloth, and the size of the frame's corners on it. */
const PAGE = { left: 50, top: 34, width: 1100, height: 562 };
const CORNER_ON_PAGE = 150;

/** Returns the ground of the preview card: a framed title page on damask. */
export function card(): string {
  const body = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const tiles: string[] = [];
  for (let x = 0; x < WIDTH; x += 120) {
    for (let y = 0; y < HEIGHT; y += 180) tiles.push(`<use href="#t" x="${x}" y="${y}"/>`);
  }
  const scale = CORNER_ON_PAGE / CORNER;
  const { left, top, width, height } = PAGE;
  // The frame's four corners, each clipped from it; the rules between them are drawn separately.
  const corner = `<svg width="${CORNER}" height="${CORNER}" viewBox="0 0 ${CORNER} ${CORNER}" overflow="hidden">${body(frame(GOLD))}</svg>`;
  const place = (x: number, y: number, mx: 1 | -1, my: 1 | -1) =>
    `<g transform="matrix(${scale * mx} 0 0 ${scale * my} ${x} ${y})">${corner}</g>`;
  const [right, bottom] = [left + width - 12, top + height - 12];
  const [l, t] = [left + 12, top + 12];
  const rules = [
    [9, 4],
    [16, 1.2],
  ]
    .map(([inset = 0, stroke = 0]) => {
      const d = inset * scale;
      const [x1, x2] = [l + CORNER_ON_PAGE, right - CORNER_ON_PAGE];
      const [y1, y2] = [t + CORNER_ON_PAGE, bottom - CORNER_ON_PAGE];
      return `<path d="M${x1} ${t + d}H${x2}M${x1} ${bottom - d}H${x2}M${l + d} ${y1}V${y2}M${right - d} ${y1}V${y2}" stroke-width="${stroke * scale}"/>`;
    })
    .join('');
  return file(
    WIDTH,
    HEIGHT,
    `<defs><g id="t">${body(cloth(GREEN_LINE))}</g></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${GREEN}"/>${tiles.join('')}` +
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${PARCHMENT}"/>` +
      `${place(l, t, 1, 1)}${place(right, t, -1, 1)}${place(l, bottom, 1, -1)}${place(right, bottom, -1, -1)}` +
      `<g fill="none" stroke="${GOLD}">${rules}</g>`,
  );
}
