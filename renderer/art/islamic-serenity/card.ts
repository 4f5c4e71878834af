import { point } from '../geometry.ts';
import { archHalf, archHead } from './arch.ts';
import { girih } from './hankin.ts';
import { lantern } from './lantern.ts';
import { EMERALD, EMERALD_LINE, GOLD, GOLD_LIGHT, IVORY } from './palette.ts';
import { lines } from './svg.ts';
import { dodecagons } from './tilings.ts';

const SCALE = 'xmlns="http://www.w3.org/2000/svg"';

/** The preview card's drawings as a module, because the publisher reads no files of the view. */
export function cardModule(): string {
  const parts = {
    FIELD: field(),
    LANTERN: lantern().trim(),
    ARCH: arch(620, IVORY),
    ARCH_RULE: rule(588),
  };
  const constants = Object.entries(parts).map(
    ([name, svg]) => `export const ${name} =\n  '${svg.replaceAll('\n', '')}';\n`,
  );
  return `// Made by renderer/art/islamic-serenity/make.ts.\n${constants.join('\n')}`;
}

/** The girih field over the whole card, with every period written out. */
function field(): string {
  const pattern = girih(dodecagons(30), (67 * Math.PI) / 180);
  const uses: string[] = [];
  for (let x = -pattern.width / 2; x < 1200; x += pattern.width) {
    for (let y = -pattern.height / 2; y < 630; y += pattern.height) {
      uses.push(`<use href="#t" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`);
    }
  }
  return (
    `<svg ${SCALE} width="1200" height="630" viewBox="0 0 1200 630"><defs><g id="t" fill="none">` +
    `<path d="${lines(pattern.strands)}" stroke="${EMERALD_LINE}" stroke-width="4"/>` +
    `<path d="${lines(pattern.strands)}" stroke="${EMERALD}" stroke-width="2.1"/>` +
    `<path d="${lines(pattern.bridges)}" stroke="${EMERALD_LINE}" stroke-width="4"/>` +
    `<path d="${lines(pattern.bridges)}" stroke="${EMERALD}" stroke-width="2.1"/></g></defs>${uses.join('')}</svg>`
  );
}

function outline(width: number): string {
  const half = width / 2;
  const head = archHead(archHalf(0.52, 0.95, 1.04, 12)).map(({ x, y }) =>
    point(half + x * half, half * 1.04 - y * half),
  );
  return lines([head]);
}

function arch(width: number, fill: string): string {
  return `<svg ${SCALE} width="${width}" height="640" viewBox="0 0 ${width} 640"><path d="${outline(width)}V640H0Z" fill="${fill}"/></svg>`;
}

function rule(width: number): string {
  return (
    `<svg ${SCALE} width="${width}" height="640" viewBox="-2 -3 ${width + 4} 640"><defs><linearGradient id="g" x2="1" y2="1">` +
    `<stop stop-color="#8d6c22"/><stop offset=".25" stop-color="${GOLD_LIGHT}"/><stop offset=".5" stop-color="${GOLD}"/>` +
    `<stop offset=".75" stop-color="#8d6c22"/><stop offset="1" stop-color="${GOLD_LIGHT}"/></linearGradient></defs>` +
    `<path d="M0 650${outline(width).replace('M', 'L')}V650" fill="none" stroke="url(#g)" stroke-width="2.6"/></svg>`
  );
}
