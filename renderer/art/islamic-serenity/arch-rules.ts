import { type Path, point } from '../geometry.ts';
import { archHalf, archHead } from './arch.ts';
import { star } from './ornaments.ts';

const percent = (value: number) => `${Math.round(value * 10000) / 100}%`;
const STEPS = 9;

/** Height of the head of a card's arch, as a share of the arch's width. */
const CARD_RISE = 0.52;

/** Height of the head of a portrait's arch, as a share of the arch's height. */
const PORTRAIT_RISE = 0.4;

/** Returns the clip paths of the template's arches as CSS. */
export function archRules(): string {
  const card = archHead(archHalf(0.52, 0.95, CARD_RISE * 2, STEPS));
  const portrait = archHead(archHalf(0.6, 0.8, 1.18, STEPS));
  return [
    '/* Made by renderer/art/islamic-serenity/make.ts: four-centred arches. */',
    '/* A card of any height: its head follows the width, which --w tells. */',
    '.islamic-serenity .arch::before,',
    '.islamic-serenity .arch::after,',
    '.islamic-serenity .arch {',
    `  clip-path: polygon(${headOfWidth(card)}, 100% 100%, 0 100%);`,
    '}',
    '/* A frame of fixed proportions. */',
    '.islamic-serenity :is(.arch-frame, .arch-frame > .picture, .gallery .picture),',
    '.islamic-serenity :is(.arch-frame, .gallery-link)::before {',
    `  clip-path: polygon(${headOfHeight(portrait)}, 100% 100%, 0 100%);`,
    '}',
    '/* Two squares, one turned: the khatam. */',
    '.islamic-serenity :is(.countdown-unit, .orbit-mark),',
    '.islamic-serenity :is(.countdown-unit, .orbit-mark)::before,',
    '.islamic-serenity .countdown-unit::after,',
    '.islamic-serenity .reply-star::before,',
    '.islamic-serenity .reply-star::after {',
    `  clip-path: polygon(${khatam()});`,
    '}',
    '',
  ].join('\n');
}

function headOfWidth(head: Path): string {
  return head
    .map(({ x, y }) => {
      const down = CARD_RISE - y / 2;
      return `${percent((x + 1) / 2)} calc(var(--w) * ${Math.round(down * 10000) / 10000})`;
    })
    .join(', ');
}

function headOfHeight(head: Path): string {
  const top = Math.max(...head.map(({ y }) => y));
  return head
    .map(({ x, y }) => `${percent((x + 1) / 2)} ${percent((1 - y / top) * PORTRAIT_RISE)}`)
    .join(', ');
}

function khatam(): string {
  return star(8, 2, 0.5, point(0.5, 0.5))
    .map(({ x, y }) => `${percent(x)} ${percent(y)}`)
    .join(', ');
}
