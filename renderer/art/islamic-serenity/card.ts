import { point } from '../geometry.ts';
import { archHalf, archHead } from './arch.ts';
import { girih } from './hankin.ts';
import { lantern } from './lantern.ts';
import { EMERALD, EMERALD_LINE, GOLD, GOLD_LIGHT, IVORY } from './palette.ts';
import { file, lines } from './svg.ts';
import { dodecagons } from './tilings.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const FOIL_DARK = '#8d6c22';

/**
 * Returns the ground of the preview card: an ivory arch on the emerald wall, a lantern on either
 * side.
 */
export function card(): string {
  const hung = (x: number, y: number) => {
    const [opening] = lantern().split('>', 1);
    const body = lantern().slice((opening ?? '').length + 1);
    return `<svg x="${x}" y="${y}" width="88" height="618" viewBox="0 0 72 506">${body.trim()}`;
  };
  return file(
    { width: WIDTH, height: HEIGHT },
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${EMERALD}"/>${field()}` +
      `${hung(112, -250)}${hung(1000, -180)}` +
      `<path d="M290 650${outline(290, 18, 620)}V650Z" fill="${IVORY}"/>` +
      '<defs><linearGradient id="g" x2="1" y2="1">' +
      `<stop stop-color="${FOIL_DARK}"/><stop offset=".25" stop-color="${GOLD_LIGHT}"/>` +
      `<stop offset=".5" stop-color="${GOLD}"/><stop offset=".75" stop-color="${FOIL_DARK}"/>` +
      `<stop offset="1" stop-color="${GOLD_LIGHT}"/></linearGradient></defs>` +
      `<path d="M307 650${outline(307, 38, 586)}V650" fill="none" stroke="url(#g)" stroke-width="2.6"/>`,
  );
}

/** Returns the girih field over the whole card. */
function field(): string {
  const pattern = girih(dodecagons(30), (67 * Math.PI) / 180);
  const periods: string[] = [];
  for (let x = -pattern.width / 2; x < WIDTH; x += pattern.width) {
    for (let y = -pattern.height / 2; y < HEIGHT; y += pattern.height) {
      periods.push(`<use href="#t" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`);
    }
  }
  const strap = (id: string) =>
    `<use href="#${id}" stroke="${EMERALD_LINE}" stroke-width="4"/>` +
    `<use href="#${id}" stroke="${EMERALD}" stroke-width="2.1"/>`;
  return (
    `<defs><path id="s" d="${lines(pattern.strands)}"/><path id="b" d="${lines(pattern.bridges)}"/>` +
    `<g id="t" fill="none">${strap('s')}${strap('b')}</g></defs>${periods.join('')}`
  );
}

/**
 * Returns path data of an arch's head whose box has its upper left corner at (left, top), to be
 * appended to a path.
 */
function outline(left: number, top: number, width: number): string {
  const half = width / 2;
  const head = archHead(archHalf(0.52, 0.95, 1.04, 12)).map(({ x, y }) =>
    point(left + half + x * half, top + half * 1.04 - y * half),
  );
  return lines([head]).replace('M', 'L');
}
